import { useIsMutating } from "@tanstack/react-query";
import { useEffect } from "react";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before the tab is closed or reloaded while a change is on its way: cut off, nobody would know whether it was
 * stored. What is noted of a person's use is no mutation, and asks nothing.
 */
export function useUnloadGuard() {
  const isStoring = useIsMutating({ predicate: ({ state }) => !state.isPaused }) > 0;
  useEffect(() => {
    if (!isStoring) return;
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isStoring]);
}
