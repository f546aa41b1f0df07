import { useSyncExternalStore } from "react";

/** From where on there is room for two things beside each other. */
const WIDE = "(width >= 40rem)";

function subscribe(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is wider than a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
