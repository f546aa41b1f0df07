import { KEPT_CHOICE, keptChoice, type PlanChoice } from "@carrel/sdk/domain";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** Told of a change in this tab, and by the browser of one in another. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

let last: { text: string | null; choice: PlanChoice | null } = { text: null, choice: null };

/** As it is kept, read anew only where that has changed: whoever asks twice gets the same. */
function read(): PlanChoice | null {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEPT_CHOICE);
  } catch {
    // Storage is blocked: nothing can be kept.
  }
  if (text !== last.text) last = { text, choice: keptChoice(text) };
  return last.choice;
}

/** What is in the cart; null: nothing, undefined: not known yet, as on the server. */
export const useCart = (): PlanChoice | null | undefined => useSyncExternalStore(subscribe, read, () => undefined);

/**
 * Keeps a choice as the cart; null empties it.
 * @returns whether the browser keeps it
 */
export function keepCart(choice: PlanChoice | null): boolean {
  try {
    if (choice) localStorage.setItem(KEPT_CHOICE, JSON.stringify(choice));
    else localStorage.removeItem(KEPT_CHOICE);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}
