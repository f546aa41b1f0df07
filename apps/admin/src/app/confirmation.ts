import { useSyncExternalStore } from "react";

let asking: { promise: Promise<boolean>; resolve: (isConfirmed: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/**
 * Opens the dialog in which a person confirms that it is him; several calls that ask at once wait for one answer.
 * @returns whether he did
 */
export function askToConfirm(): Promise<boolean> {
  asking ??= Promise.withResolvers<boolean>();
  changed();
  return asking.promise;
}

/** Closes the dialog: the calls that asked go on, or fail. */
export function answerConfirmation(isConfirmed: boolean) {
  asking?.resolve(isConfirmed);
  asking = null;
  changed();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a call waits for the person to confirm that it is him. */
export const useConfirmation = (): boolean => useSyncExternalStore(subscribe, () => asking !== null);
