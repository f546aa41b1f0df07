import type { Context } from "../context";
import { countMail, endFlows, forgetFlow } from "./code-flow";
import { endLinks, makeLink } from "./links";
import { uuidOf } from "./secrets";

/** How long the link of a reset is good for. As long as an hour's mails are counted, so that one is always good. */
export const RESET_LINK_HOURS = 1;

type MailContext = Pick<Context, "db" | "orgId" | "now" | "random">;

/** One count for an address, whoever asks, under whatever key. It is no flow, so that nobody can do anything with its id. */
const countIdOf = (email: string) => uuidOf(`reset_mails:${email}`);

/** Whether another mail of a reset may go to an address: every 30 seconds, five an hour. What is refused isn't told. */
export const mayMailReset = async (context: MailContext, email: string): Promise<boolean> =>
  (await countMail(context, { countId: await countIdOf(email), email })) === undefined;

/**
 * Makes the link of one mail; those of earlier mails stay good.
 * @returns its token; null for nobody, who costs as many statements
 */
export async function makeResetLink(
  context: MailContext,
  { userId, email }: { userId: string | null; email: string },
): Promise<string | null> {
  const linkId = context.random.id();
  if (userId !== null) {
    return makeLink(context, { linkId, kind: "password_reset", userId, email, hours: RESET_LINK_HOURS });
  }
  await endLinks(context, { linkId });
  return null;
}

/**
 * What a new password ends: what could set another, and a move of the address that somebody else began. Not the link that
 * takes an address back, which is there against whoever got hold of the password.
 */
const ENDED = ["password_reset", "new_address"] as const;

/** Ends what else proves a person or changes how he signs in, and what kept him from asking for another mail. */
export async function endRecovery(context: MailContext, { userId, email }: { userId: string; email: string }) {
  await endFlows(context, userId);
  for (const kind of ENDED) await endLinks(context, { userId, kind });
  await forgetFlow(context, await countIdOf(email));
}
