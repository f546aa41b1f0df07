import type { Context } from "../../context";
import { personNeeded } from "../../pipeline/permission";

/** The person whose session calls: what is one's own has nothing to give to anybody else. */
export function personOf({ actor }: Pick<Context, "actor">) {
  if (actor.kind === "person") return actor;
  throw personNeeded();
}
