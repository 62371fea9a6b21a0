/** Three soft notes for “your turn”, made here; silent until the page is first touched, as browsers ask, and while muted. */
import { settings } from './settings.svelte';

const NOTES = [523.25, 659.25, 783.99];
const APART = 0.14;
const LENGTH = 0.7;
const LOUDNESS = 0.09;

let audio: AudioContext | undefined;

/** A touch or a key allows sound from then on; gives back how to stop waiting for one. */
export function awaitTouch(): () => void {
  const wake = () => {
    if (!navigator.userActivation?.hasBeenActive) return;
    stop();
    audio ??= new AudioContext();
  };
  const stop = () => {
    removeEventListener('pointerup', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
  wake();
  return stop;
}

export function chime(): void {
  if (!settings.sound || audio?.state !== 'running') return;
  const now = audio.currentTime;
  NOTES.forEach((pitch, place) => strike(audio!, pitch, now + place * APART));
}

/** A note that swells quickly and fades like a plucked string. */
function strike(audio: AudioContext, pitch: number, at: number): void {
  const string = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  string.connect(loudness).connect(audio.destination);
  string.start(at);
  string.stop(at + LENGTH);
}
