/** What a reader has set for all tables, kept in this browser: how fast things move, sound, and what is asked before. */
import { recall, remember } from './memory';

export const SPEEDS = [0, 0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

const system = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

const readSpeed = (): Speed => SPEEDS.find((speed) => String(speed) === recall('speed')) ?? 1;

class Settings {
  #speed = $state<Speed>(readSpeed());
  #sound = $state(recall('muted') !== 'yes');
  /** Null: as the system asks. */
  #reducesMotion = $state(recall('reduced-motion'));
  #systemReduces = $state(system?.matches ?? false);
  #confirms = $state(recall('confirms') !== 'no');

  constructor() {
    system?.addEventListener('change', ({ matches }) => {
      this.#systemReduces = matches;
      this.apply();
    });
    this.apply();
  }

  /** How fast pieces move: 1 as usual, 0 not at all. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(wish: Speed) {
    this.#speed = wish;
    remember('speed', String(wish));
    this.apply();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(wish: boolean) {
    this.#sound = wish;
    remember('muted', wish ? 'no' : 'yes');
  }

  /** As the system asks, until it is set here. */
  get reducesMotion(): boolean {
    return this.#reducesMotion === null ? this.#systemReduces : this.#reducesMotion === 'yes';
  }
  set reducesMotion(wish: boolean) {
    this.#reducesMotion = wish ? 'yes' : 'no';
    remember('reduced-motion', this.#reducesMotion);
    this.apply();
  }

  /** Whether a mouse, too, is asked before a move that cannot be taken back. */
  get confirms(): boolean {
    return this.#confirms;
  }
  set confirms(wish: boolean) {
    this.#confirms = wish;
    remember('confirms', wish ? 'yes' : 'no');
  }

  get isStill(): boolean {
    return this.reducesMotion || this.speed === 0;
  }

  /** Style sheets follow: `--pace` scales `--quick` and `--gentle`, the class `still` stops everything. */
  apply(): void {
    if (typeof document === 'undefined') return;
    const { classList, style } = document.documentElement;
    classList.toggle('still', this.isStill);
    style.setProperty('--pace', this.isStill ? '0' : String(1 / this.speed));
  }
}

export const settings = new Settings();
