import type { Context } from "../../context";
import { Failure } from "../../failure";

/** The visitor whose session calls. */
export function visitorOf({ actor }: Pick<Context, "actor">) {
  if (actor.kind === "customer") return actor;
  throw new Failure({ status: 403, code: "visitor_needed", message: "Confirm your e-mail address first." });
}

/** A visitor as far as queries go. */
export type Visitor = Pick<ReturnType<typeof visitorOf>, "email" | "customerIds" | "expiresAt">;
