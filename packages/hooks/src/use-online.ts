import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function subscribe(changed: () => void) {
  for (const event of EVENTS) addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) removeEventListener(event, changed);
  };
}

/**
 * Whether the device has a network, as far as the browser can tell. Screens switch off by it what writes: a booking that
 * waits for the network would collide later. True where a page is made on a server.
 * @example const isOnline = useOnline();
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
