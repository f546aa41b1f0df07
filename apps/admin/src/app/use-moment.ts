import { useMemo } from "react";
import { LOCALE } from "./locale";
import { useBranchZone } from "./use-branch-zone";

/** Writes instants as the selected branch's clocks show them, "21 Nov 2026, 14:05"; `never` where there is none. */
export function useMoment() {
  const timeZone = useBranchZone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone });
    return (instant: string | null, never = "Never") => (instant ? format.format(new Date(instant)) : never);
  }, [timeZone]);
}
