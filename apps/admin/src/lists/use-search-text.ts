import { useEffect, useState } from "react";

/** Milliseconds after the last key until the search is asked for. */
const PAUSE = 350;

/**
 * What is typed now, and what is searched: `commit` is called once typing pauses, trimmed, undefined when empty.
 * @param searched the text in the URL
 */
export function useSearchText(searched: string | undefined, commit: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(searched ?? "");

  useEffect(() => setTyped(searched ?? ""), [searched]);

  useEffect(() => {
    const text = typed.trim() || undefined;
    if (text === searched) return;
    const later = setTimeout(() => commit(text), PAUSE);
    return () => clearTimeout(later);
  }, [typed, searched, commit]);

  return [typed, setTyped] as const;
}
