import type { Membership } from "@carrel/sdk";
import { oneOf, type Search } from "../../app/search-params";

const WORKS = ["renew", "visit", "freeze", "change", "transfer", "reinstate", "end"] as const;

/** What can be done with a membership. */
export type MembershipWork = (typeof WORKS)[number];

/** What an address asks for beside the membership that it opens; what makes no sense is as if it were not there. */
export const workSearch = ({ work }: Search): { work?: MembershipWork | undefined } => ({ work: oneOf(WORKS, work) });

/** What can be done with one as it stands: one that is over can be renewed, one that was cancelled is sold anew. */
export function worksOf({ kind, state, allowance, freezes, canReinstate }: Membership): MembershipWork[] {
  const back = canReinstate ? (["reinstate"] as const) : [];
  if (state === "cancelled") return [...back];
  if (state === "ended") return ["renew", ...back];
  const isPass = kind === "pass";
  const comes = (isPass || kind === "floating") && state !== "frozen" && (allowance === null || allowance.left > 0);
  const rests = freezes.some(({ endAt }) => Date.parse(endAt) > Date.now());
  return [
    "renew",
    ...(comes ? (["visit"] as const) : []),
    "freeze",
    // The server takes back no freeze by the way: that comes first.
    ...(rests ? [] : isPass ? (["transfer"] as const) : (["change", "transfer"] as const)),
    ...back,
    "end",
  ];
}
