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
