import type { Failure } from "../failure";
import { createAllowance } from "../platform/audit/allowance";
import { type CountedRefusal, countRefusal } from "../platform/audit/count-refusal";
import { DENIED, REFUSED_SIGN_IN } from "../platform/audit/rules";
import { writeEntry } from "../platform/audit/write-entry";
import type { Ports } from "../ports";
import { actorOf, type Called, entryOf, textOf } from "./audit-call";

/** A refusal as its entry tells of it, and whose allowance it meets. */
interface Refused extends Pick<CountedRefusal, "action" | "allowance" | "after"> {
  caller: string;
  triedEmail?: string;
}

/**
 * Writes down what was refused, in transactions of their own. Beyond an organisation's allowance refusals are counted, and
 * told together once their window has ended: nobody floods the log, and nothing is left out of it.
 */
export const createRefusalAudit = ({ database, random }: Pick<Ports, "database" | "random">) => {
  const room = createAllowance();
  const write = (called: Called, orgId: string, { action, allowance, caller, after, triedEmail }: Refused) => {
    const hasRoom = room.isLeft({ orgId, allowance, caller }, called.now);
    const entry = { ...entryOf(called, random.id()), action, ...(triedEmail !== undefined && { triedEmail }) };
    return database.tx({ orgId }, async (db) => {
      if (hasRoom) {
        writeEntry(db, orgId, {
          ...entry,
          after: { ...after, ...(triedEmail !== undefined && { email: triedEmail }) },
        });
      } else countRefusal(db, orgId, { ...entry, allowance, after });
    });
  };

  return {
    /**
     * Somebody could not sign in. Where nobody has the address, the entry goes to the organisation whose key the call
     * carried. Both cases take the same work and time, whatever is left of either's allowance.
     * @param code the refusal's
     */
    async signIn(called: Called, owner: { orgId: string }, code: string) {
      const { implementation, facts, input } = called;
      if (implementation.policy.refusal !== "sign-in") return;
      const email = textOf(input, "email");
      await write(called, owner.orgId, {
        action: REFUSED_SIGN_IN,
        allowance: implementation.name,
        caller: facts.address,
        after: { call: implementation.name, reason: code },
        ...(email !== undefined && { triedEmail: email }),
      });
    },

    /** Somebody's rights did not suffice. */
    async denied(called: Called, refusal: Failure) {
      const { implementation, orgId, facts, actor } = called;
      await write(called, orgId, {
        action: DENIED,
        allowance: DENIED,
        caller: `${actorOf(actor)._id ?? facts.address} ${implementation.name}`,
        after: { call: implementation.name, permission: textOf(refusal.data, "permission") ?? null },
      });
    },
  };
};
export type RefusalAudit = ReturnType<typeof createRefusalAudit>;
