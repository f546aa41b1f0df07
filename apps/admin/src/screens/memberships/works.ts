import type { Membership } from "@carrel/sdk";

/** What can be done with a membership. */
export type MembershipWork = "renew" | "visit" | "freeze" | "change" | "transfer" | "end";

/** What can be done with one as it stands: one that is over can be renewed, one that was cancelled is sold anew. */
export function worksOf({ kind, state, allowance, freezes }: Membership): MembershipWork[] {
  if (state === "cancelled") return [];
  if (state === "ended") return ["renew"];
  const isPass = kind === "pass";
  const comes = (isPass || kind === "floating") && state !== "frozen" && (allowance === null || allowance.left > 0);
  const rests = freezes.some(({ endAt }) => Date.parse(endAt) > Date.now());
  return [
    "renew",
    ...(comes ? (["visit"] as const) : []),
    "freeze",
    // The server takes back no freeze by the way: that comes first.
    ...(rests ? [] : isPass ? (["transfer"] as const) : (["change", "transfer"] as const)),
    "end",
  ];
}
