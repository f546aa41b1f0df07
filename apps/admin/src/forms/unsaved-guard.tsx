import { useUnsaved } from "./unsaved";
import { useLeaveGuard } from "./use-leave-guard";

interface UnsavedGuardProps {
  /** There is something to lose. */
  when: boolean;
  /** It is on its way: what leads elsewhere once it has arrived needs no question, and what is refused is still to be saved. */
  saving?: boolean;
}

/** Counts its form among those with something to lose, and asks before it is lost. */
export function UnsavedGuard({ when, saving = false }: UnsavedGuardProps) {
  useUnsaved(when);
  return useLeaveGuard(when && !saving);
}
