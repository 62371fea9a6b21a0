/** SHA-256 and HMAC by the book (FIPS 180-4, RFC 2104): browsers lend theirs to secure pages only, and a house on the LAN is none. */
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
});
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < data.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + low + w[i - 7]! + high;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ mask);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}
