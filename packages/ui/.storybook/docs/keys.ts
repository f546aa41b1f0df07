const NAMES: Record<string, string> = {
  "arrow up": "↑",
  "arrow down": "↓",
  "arrow left": "←",
  "arrow right": "→",
  "page up": "Page up",
  "page down": "Page down",
  cmd: "⌘",
  "menu key": "Menu",
};

export interface Key {
  text: string;
  /** False for what is no key: "a letter", "press on a row". */
  isKey: boolean;
}

const keyOf = (text: string): Key => {
  const name = NAMES[text.toLowerCase()] ?? text;
  return { text: name, isKey: name.length === 1 || /^[A-Z?/⌘]/.test(name) };
};

/**
 * Parts what a story writes about keys: alternatives of chords.
 *
 * @example keysOf("Arrow up / Shift+F10") // [[↑], [Shift, F10]]
 */
export const keysOf = (text: string): Key[][] =>
  text
    .replace(/([↑↓←→]) (?=[↑↓←→])/g, "$1, ")
    // A comma at the end is the key.
    .split(/\s*,\s+(?=\S)|\s+\/\s+|\s+or\s+/)
    .map((chord) => chord.split(/\s*(?<=.)\+(?=.)\s*/).map((key) => keyOf(key.trim())));
