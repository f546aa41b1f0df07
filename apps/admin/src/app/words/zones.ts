import type { Desk } from "@carrel/sdk";

const { compare } = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The zones that desks stand in, as people order them: "Room 2" before "Room 10". */
export const zonesOf = (desks: readonly Pick<Desk, "zone">[]): string[] =>
  [...new Set(desks.map(({ zone }) => zone).filter(Boolean))].sort(compare);
