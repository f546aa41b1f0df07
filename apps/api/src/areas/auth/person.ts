import type { Context } from "../../context";
import { Failure } from "../../failure";

/** The person whose session calls: what is one's own has nothing to give to anybody else. */
export function personOf({ actor }: Pick<Context, "actor">) {
  if (actor.kind === "person") return actor;
  throw new Failure({
    status: 403,
    code: "person_needed",
    message: "Sign in as a person: this is about one's own account.",
  });
}
