import { type Preferences, parsePreferences, preferencesKey } from "./preferences";

// One store a page: preferences belong to the device, and every provider shows the same ones.
const listeners = new Set<() => void>();
const none: Preferences = {};
let lastText: string | null = null;
let last: Preferences = none;
// Where storage is denied or full the choice lives as long as the page.
let unstored: string | null = null;

const readText = (): string | null => {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(preferencesKey);
  } catch {
    return null;
  }
};

export const getPreferences = (): Preferences => {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    last = parsePreferences(text);
  }
  return last;
};

export const getServerPreferences = (): Preferences => none;

/** Keeps the choices; `undefined` takes one back to the organisation's or the default. */
export const changePreferences = (change: Partial<Preferences>): void => {
  const text = JSON.stringify({ ...getPreferences(), ...change });
  unstored = null;
  try {
    localStorage.setItem(preferencesKey, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
};

export const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key: the whole storage was cleared in another tab.
    if (event.key === preferencesKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
};
