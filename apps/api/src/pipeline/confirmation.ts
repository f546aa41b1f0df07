import type { Operation } from "@carrel/sdk/contract";
import { Failure } from "../failure";
import type { Working } from "./call";
import { personNeeded } from "./permission";

/** How long a session counts as confirmed. */
const CONFIRMED_MINUTES = 10;

export const confirmedUntil = (confirmedAt: Date) => new Date(confirmedAt.getTime() + CONFIRMED_MINUTES * 60_000);

/** Whether a call takes a confirmed session: some always, some for what they would change. */
const takesConfirmation = ({ confirmed }: Operation, input: unknown): boolean => {
  if (!Array.isArray(confirmed)) return confirmed === true;
  return confirmed.some(
    (field) => typeof input === "object" && input !== null && Reflect.get(input, field) !== undefined,
  );
};

/**
 * What takes an account over for good is for a person who was there a moment ago: neither a token that somebody found
 * nor a key is enough.
 * @throws Failure 403 `confirmation_needed`, or `person_needed` for a secret key
 */
export async function requireConfirmation({
  db,
  implementation: { row },
  caller: { actor },
  orgId,
  input,
  now,
}: Working): Promise<void> {
  if (!takesConfirmation(row, input)) return;
  if (actor.kind !== "person") throw personNeeded();
  const session = await db
    .selectFrom("sessions")
    .select("confirmedAt")
    .where("orgId", "=", orgId)
    .where("sessionId", "=", actor.sessionId)
    .executeTakeFirst();
  if (session?.confirmedAt && confirmedUntil(session.confirmedAt) > now) return;
  throw new Failure({
    status: 403,
    code: "confirmation_needed",
    message: "Confirm that it is you first, by your password or a code.",
  });
}
