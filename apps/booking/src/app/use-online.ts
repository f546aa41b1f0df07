import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

const subscribe = (changed: () => void) => {
  for (const event of EVENTS) addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) removeEventListener(event, changed);
  };
};

/** Whether the device has a network, as far as the browser can tell. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
