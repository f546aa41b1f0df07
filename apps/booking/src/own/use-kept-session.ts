import { useSyncExternalStore } from "react";
import { dropSession, type KeptSession, keptSession, onKeptChange, readChange } from "./kept-session";

/** Another tab was told to forget who was here: this one's own session ends as well, and what is typed in it goes. */
async function followForgetting() {
  try {
    if (keptSession()) await (await import("./leave")).signOut();
  } finally {
    dropSession();
    location.reload();
  }
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    const change = readChange(event);
    if (change === "forget") void followForgetting();
    if (change === "changed") listener();
  };
  const stop = onKeptChange(listener);
  addEventListener("storage", onStorage);
  return () => {
    stop();
    removeEventListener("storage", onStorage);
  };
}

/** Who is signed in here; another tab's sign-in and sign-out show too. */
export const useKeptSession = (): KeptSession | null => useSyncExternalStore(subscribe, keptSession, () => null);
