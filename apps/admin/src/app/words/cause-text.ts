import type { UnsentCause } from "@carrel/sdk";

/** Why a mail has not left, in a few words that fit behind "not sent". */
export const CAUSES: Record<UnsentCause, string> = {
  quota: "the mails that you may send a day to people who did not ask are used up",
  reader: "this address got enough such mails for a day, from whomever",
  stopped: "its reader wants none",
  stale: "what it leads to is not good any more",
  server: "no mail server took it so far",
  expired: "its time was over before it could leave",
};

/** Whether a mail for that cause may leave by itself yet. */
const WAITS: ReadonlySet<UnsentCause> = new Set(["quota", "reader"]);

/** What is told where a person was invited, or is to get another address, and no mail has gone. */
export const unsentInvitation = (cause: UnsentCause): string =>
  `Invitation not sent${WAITS.has(cause) ? " yet" : ""}: ${CAUSES[cause]}.${WAITS.has(cause) ? " It leaves by itself as soon as it may." : ""}`;
