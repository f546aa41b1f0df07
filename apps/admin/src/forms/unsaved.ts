import { useEffect } from "react";

/** The forms on screen whose changes would be lost by leaving. */
const unsaved = new Set<symbol>();

export const hasUnsavedChanges = () => unsaved.size > 0;

/** Counts a form among those with something to lose, while `dirty`. */
export function useUnsaved(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol("form");
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [dirty]);
}
