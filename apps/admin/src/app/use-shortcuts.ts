import { useEffect, useLayoutEffect, useRef } from "react";

/** Milliseconds in which the letter after `g` is waited for. */
const SEQUENCE = 1500;
/** No `g` was pressed: 0 is when the page began, and a letter soon after that is no second one. */
const NEVER = Number.NEGATIVE_INFINITY;
const TYPING =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]";
const OVERLAY = "[role=dialog], [role=alertdialog]";

interface Shortcuts {
  /** Cmd/Ctrl+K, while typing as well. */
  onPalette: () => void;
  /** `?` */
  onHelp: () => void;
  /** `/` */
  onSearch: () => void;
  /** A letter after `g`. */
  onPlace: (letter: string) => void;
}

/**
 * The keys that work on every screen. Letters do nothing while somebody types or something lies over the page, and
 * a question that waits for an answer leaves the palette closed as well.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let begun = NEVER;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (!(target instanceof Element) || event.isComposing || event.defaultPrevented) return;
      const { onPalette, onHelp, onSearch, onPlace } = latest.current;
      const take = (act: () => void) => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };
      if (event.metaKey || event.ctrlKey) {
        const isFree = !event.shiftKey && !event.altKey && document.querySelector("[role=alertdialog]") === null;
        if (key.toLowerCase() === "k" && isFree) take(onPalette);
        return;
      }
      if (event.altKey || target.closest(TYPING) || document.querySelector(OVERLAY)) return;
      const isSecond = timeStamp - begun < SEQUENCE;
      begun = NEVER;
      if (isSecond && /^[a-z]$/.test(key)) take(() => onPlace(key));
      else if (key === "g") take(() => (begun = timeStamp));
      else if (key === "/") take(onSearch);
      else if (key === "?") take(onHelp);
    };
    // Before a table's own keys: the letter after `g` is no move between rows.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
