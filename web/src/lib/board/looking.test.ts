import { describe, expect, it } from 'vitest';
import { looking } from './looking';

/** A thing that notes what is done to it; what a first tap shows can be taken away. */
function thing(shows = true) {
  const done: string[] = [];
  const answers = looking({
    shows: () => shows && !done.includes('tapped'),
    look: (tapped) => done.push(tapped ? 'tapped' : 'looked'),
    forget: () => done.push('forgotten'),
    choose: () => done.push('chosen'),
  });
  const pointer = (pointerType: string) => ({ pointerType }) as PointerEvent;
  const blurred = (isConnected: boolean) => ({ currentTarget: { isConnected } }) as unknown as FocusEvent;
  const tap = () => {
    answers.onpointerdown(pointer('touch'));
    answers.onfocus();
    answers.onclick();
  };
  return { done, answers, pointer, blurred, tap };
}

describe('something that is looked at before it is chosen', () => {
  it('is looked at by a mouse that comes, chosen by its click, and forgotten when it leaves', () => {
    const { done, answers, pointer } = thing();
    answers.onpointerenter(pointer('mouse'));
    answers.onpointerdown(pointer('mouse'));
    answers.onclick();
    answers.onpointerleave(pointer('mouse'));
    expect(done).toEqual(['looked', 'chosen', 'forgotten']);
  });

  it('is looked at by a first tap and chosen by the second', () => {
    const { done, tap } = thing();
    tap();
    tap();
    expect(done).toEqual(['tapped', 'chosen']);
  });

  it('is chosen by the first tap where there is nothing to show', () => {
    const { done, tap } = thing(false);
    tap();
    expect(done).toEqual(['chosen']);
  });

  it('is looked at when a key brings the focus, and chosen by Enter even after a tap elsewhere', async () => {
    const { done, answers, blurred } = thing();
    answers.onfocus();
    answers.onclick();
    answers.onblur(blurred(true));
    await Promise.resolve();
    expect(done).toEqual(['looked', 'chosen', 'forgotten']);
  });

  it('that is taken away with the focus on it asks nothing of what it belonged to', async () => {
    const { done, answers, blurred } = thing();
    answers.onfocus();
    answers.onblur(blurred(false));
    await Promise.resolve();
    expect(done).toEqual(['looked']);
  });
});
