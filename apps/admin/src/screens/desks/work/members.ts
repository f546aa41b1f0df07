import type { Membership } from "@carrel/sdk";

/**
 * Those with whom one deals by their memberships, where a desk is held in shifts, by one beside another, or by who rests. Nobody where
 * one has it for whole days, or none.
 * @param live the memberships of the desk that run, rest or are to come
 * @param own of these, or of those that are over, whose the desk is as a renewal takes them
 */
export function membersOf(live: readonly Membership[], own: Membership | undefined): readonly Membership[] {
  const begun = live.filter(({ state }) => state !== "upcoming");
  const isShared = begun.length > 1 || live.some(({ kind, state }) => kind === "shift" || state === "frozen");
  if (isShared) return live;
  return own?.kind === "shift" ? [own] : [];
}
