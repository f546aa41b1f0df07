import type { Hit } from "./sources";

/** What was chosen in the palette: a place or an action by its id, or a record with what to call it. */
export type Recent = { id: string; source?: never; hit?: never } | { id: string; source: string; hit: Hit };

const PREFIX = "carrel.recent.";
const MOST = 6;

const isRecent = (value: unknown): value is Recent => typeof value === "object" && value !== null && "id" in value;

/** What a person chose last on this device, the latest first. */
export function recentsOf(personId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + personId) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts what was chosen first. */
export function rememberRecent(personId: string, chosen: Recent): void {
  const others = recentsOf(personId).filter(({ id }) => id !== chosen.id);
  try {
    localStorage.setItem(PREFIX + personId, JSON.stringify([chosen, ...others].slice(0, MOST)));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Forgets everybody's: names of customers don't stay on a device that somebody signed out of. */
export function forgetRecents(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}
