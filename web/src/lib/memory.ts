/** What this browser remembers between visits; a browser that refuses to remember is no error. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`serai-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`serai-${key}`, value);
  } catch {
    // Private windows may forbid it: the choice then lasts as long as the page.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`serai-${key}`);
  } catch {
    // Nothing was kept.
  }
}

/** The keys under which something is kept that begin like this. */
export function keysOf(beginning: string): string[] {
  try {
    const prefix = 'serai-';
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
