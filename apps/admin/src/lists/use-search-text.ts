import { useEffect, useRef, useState } from "react";

/** Milliseconds after the last key until the search is asked for. */
const PAUSE = 350;

/**
 * What is typed now, and what is searched: `commit` is called once typing pauses, trimmed, undefined when empty. What is typed while the
 * address takes that over stays, and so does a space at the end of it; an address that says something else replaces it.
 * @param searched the text in the URL
 */
export function useSearchText(searched: string | undefined, commit: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(searched ?? "");
  /** What was asked for here and doesn't stand in the address yet, in its order. */
  const asked = useRef<(string | undefined)[]>([]);

  useEffect(() => {
    const at = asked.current.indexOf(searched);
    asked.current = at === -1 ? [] : asked.current.slice(at + 1);
    if (at === -1) setTyped(searched ?? "");
  }, [searched]);

  useEffect(() => {
    const text = typed.trim() || undefined;
    if (text === searched) return;
    const later = setTimeout(() => {
      asked.current.push(text);
      commit(text);
    }, PAUSE);
    return () => clearTimeout(later);
  }, [typed, searched, commit]);

  return [typed, setTyped] as const;
}
