import { useSyncExternalStore } from "react";

function subscribe(changed: () => void) {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether the browser has a connection. Without one nothing can be saved: bookings that wait would collide later. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
