/** The browser's own check of the promise that the house made before the game (see docs/fair.md). */
export type Verdict = 'sound' | 'broken' | 'unable';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a seed is the one whose SHA-256 was shown. Browsers lend their cryptography to secure pages only. */
export async function checkSeed(seed: string, promised: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'unable';
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
  return hash === promised ? 'sound' : 'broken';
}
