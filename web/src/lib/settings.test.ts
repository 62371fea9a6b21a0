import { afterEach, describe, expect, it, vi } from 'vitest';

/** The settings as a browser finds them that remembers this. */
async function openWith(kept: Record<string, string> = {}, systemReduces = false) {
  const store = new Map(Object.entries(kept).map(([key, value]) => [`serai-${key}`, value]));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: systemReduces, addEventListener: () => undefined }));
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  const { isStill, pace } = await import('./motion');
  const { asksFirst } = await import('./board/confirm');
  return { settings, isStill, pace, asksFirst, store };
}

afterEach(() => vi.unstubAllGlobals());

describe('the settings', () => {
  it('are usual speed, sound, confirmations and what the system says of motion, until something is set', async () => {
    const { settings } = await openWith();
    expect([settings.speed, settings.sound, settings.confirms, settings.reducesMotion]).toEqual([1, true, true, false]);
    expect((await openWith({}, true)).settings.reducesMotion).toBe(true);
  });

  it('are remembered', async () => {
    const { settings, store } = await openWith();
    settings.speed = 0.5;
    settings.sound = false;
    settings.confirms = false;
    settings.reducesMotion = true;
    const again = (await openWith(Object.fromEntries([...store].map(([key, value]) => [key.slice(6), value]))))
      .settings;
    expect([again.speed, again.sound, again.confirms, again.reducesMotion]).toEqual([0.5, false, false, true]);
  });

  it('make everything faster, slower or still', async () => {
    const { settings, pace, isStill } = await openWith();
    settings.speed = 2;
    expect([pace(400), isStill()]).toEqual([200, false]);
    settings.speed = 0.5;
    expect(pace(400)).toBe(800);
    settings.speed = 0;
    expect([pace(400), isStill()]).toEqual([0, true]);
  });

  it('still everything for those who reduce motion, and nothing for those who want it in spite of their system', async () => {
    const { settings, isStill } = await openWith({}, true);
    expect(isStill()).toBe(true);
    settings.reducesMotion = false;
    expect(isStill()).toBe(false);
  });

  it('ask a finger always, a mouse unless told not to, and never a key', async () => {
    const { settings, asksFirst } = await openWith();
    expect([asksFirst('touch'), asksFirst('mouse'), asksFirst('')]).toEqual([true, true, false]);
    settings.confirms = false;
    expect([asksFirst('touch'), asksFirst('mouse')]).toEqual([true, false]);
  });

  it('fall back to the usual speed where what was kept makes no sense', async () => {
    expect((await openWith({ speed: 'warp' })).settings.speed).toBe(1);
  });
});
