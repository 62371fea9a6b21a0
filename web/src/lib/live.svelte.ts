/** The line to a table: it comes back by itself, shows each event once and in order, and asks again when one is missing. */
import type { Pointing } from '../games/front';
import { Coach } from './coach.svelte';
import type { Entry, Refused, ToBrowser, ToHouse } from './messages';
import { judge, patience } from './sequence';
import { Stage, type IsTelling } from './stage.svelte';

const PING_EVERY = 15_000;
const SILENCE = 35_000;
/** How the house ends a line to a table that it does not have. */
const NO_SUCH_TABLE = 4404;
/** How it ends a line to a table that it cannot play on. */
const FROZEN = 4409;

/** `calling` for the first time, `open`, `lost` and calling again; `gone`: there is no such table; `frozen`: it cannot be played on. */
export type LineState = 'calling' | 'open' | 'lost' | 'gone' | 'frozen';

export class Live {
  line = $state<LineState>('calling');
  refused = $state.raw<Refused | null>(null);
  /** How far the house's clock is ahead of this machine's, in milliseconds. */
  ahead = $state(0);
  /** What mates point at now. */
  pointed = $state.raw<Pointing[]>([]);
  readonly stage: Stage;
  readonly coach = new Coach((request) => this.ask(request));

  readonly #address: string;
  readonly #onPicture: (log: Entry[]) => void;
  #socket: WebSocket | undefined;
  #known = 0;
  #catchingUp = false;
  #failures = 0;
  #lastHeard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #heart: ReturnType<typeof setInterval>;

  constructor(
    address: string,
    isStill: () => boolean,
    onShown: (entry: Entry) => void,
    onPicture: (log: Entry[]) => void,
    isTelling: IsTelling,
  ) {
    this.#address = address;
    this.#onPicture = onPicture;
    this.stage = new Stage(isStill, onShown, isTelling);
    this.#heart = setInterval(() => this.#beat(), PING_EVERY);
    addEventListener('online', this.#callNow);
    this.#call();
  }

  /** Say something to the house; false if the line is down. */
  ask(request: ToHouse): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    // A hand that moves over the board does not wipe away why something could not be.
    if (request.do !== 'point' && request.do !== 'here') this.refused = null;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    removeEventListener('online', this.#callNow);
    this.stage.close();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #callNow = (): void => {
    if (this.line === 'lost') this.#call();
  };

  #call(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#lastHeard = Date.now();
    socket.onmessage = (message) => {
      this.#lastHeard = Date.now();
      this.#hear(JSON.parse(String(message.data)) as ToBrowser);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lose(code);
    };
  }

  #lose(code: number): void {
    this.#socket = undefined;
    this.#catchingUp = false;
    if (code === NO_SUCH_TABLE || code === FROZEN) {
      this.line = code === FROZEN ? 'frozen' : 'gone';
      return;
    }
    this.line = 'lost';
    this.#retry = setTimeout(() => this.#call(), patience(this.#failures++, Math.random()));
  }

  #beat(): void {
    if (!this.#socket) return;
    if (Date.now() - this.#lastHeard > SILENCE) this.#socket.close();
    else if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: 'ping' }));
  }

  #hear(message: ToBrowser): void {
    this.coach.hear(message);
    switch (message.say) {
      case 'picture':
        this.line = 'open';
        this.#failures = 0;
        this.#catchingUp = false;
        this.#known = message.table.number;
        this.ahead = message.now - Date.now();
        this.pointed = [];
        this.stage.set(message);
        this.#onPicture(message.log);
        break;
      case 'older':
        this.stage.precede(message.log);
        break;
      case 'happened': {
        const verdict = judge(this.#known, message.entry.number);
        if (verdict === 'next') {
          this.#known = message.entry.number;
          if (message.entry.kind === 'sat' || message.entry.kind === 'left')
            this.pointed = this.pointed.filter(({ seat }) => seat !== message.entry.seat); // somebody else's hand
          this.stage.add(message);
        } else if (verdict === 'gap' && !this.#catchingUp) {
          this.#catchingUp = true;
          this.ask({ do: 'catch-up' });
        }
        break;
      }
      case 'presence':
        this.stage.meet(message.table);
        break;
      case 'pointed': {
        const others = this.pointed.filter(({ seat }) => seat !== message.seat);
        this.pointed = message.at === null ? others : [...others, { seat: message.seat, at: message.at }];
        break;
      }
      case 'refused':
        this.refused = message;
        break;
      case 'advised':
      case 'pong':
        break;
    }
  }
}
