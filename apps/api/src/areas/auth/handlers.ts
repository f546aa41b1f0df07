import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers, Context } from "../../context";
import { Failure, notFound } from "../../failure";
import type { Available } from "../../pending";
import { readSession } from "./session-record";
import { login, verifyLogin } from "./sign-in";
import { resendOtp, signUp, verify } from "./sign-up";

/** The rows behind these handlers let nobody through without a session. */
function personOf({ actor }: Context) {
  if (actor.kind === "person") return actor;
  throw new Failure({ status: 401, code: "session_missing", message: "Sign in first." });
}

export const authHandlers: AreaHandlers<Available, Validation, "auth"> = {
  login,
  verifyLogin,
  signUp,
  verify,
  resendOtp,

  session: (context) => readSession(context, personOf(context).sessionId),

  async selectBranch(context) {
    const { db, orgId, input, now } = context;
    const person = personOf(context);
    if (input._id !== person.userId) throw notFound("User");
    // The transaction sees the person's branches only, so a branch that is not his is not found either.
    const branch = await db
      .selectFrom("branches")
      .select("branchId")
      .where("orgId", "=", orgId)
      .where("branchId", "=", input.selectedBranch)
      .executeTakeFirst();
    if (!branch) throw notFound("Branch");
    await db
      .updateTable("adminUsers")
      .set({ selectedBranch: branch.branchId, updatedAt: now })
      .where("orgId", "=", orgId)
      .where("userId", "=", person.userId)
      .execute();
    return readSession(context, person.sessionId);
  },

  async logout(context) {
    const { db, orgId, now } = context;
    await db
      .updateTable("sessions")
      .set({ revokedAt: now })
      .where("orgId", "=", orgId)
      .where("sessionId", "=", personOf(context).sessionId)
      .execute();
    return { signedOut: true };
  },
};
