import { useSyncExternalStore } from "react";

let asked = false;
const listeners = new Set<() => void>();

/** Opens or closes the sign-in dialog over a form whose changes a page change would lose. */
export function askToSignInAgain(ask: boolean) {
  asked = ask;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the session ended under a form with unsaved changes. */
export const useSignInAgain = (): boolean => useSyncExternalStore(subscribe, () => asked);
