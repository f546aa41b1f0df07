import type { Context } from "../context";
import { Failure } from "../failure";
import { claimLink, endLinks, makeLink } from "./links";
import { uuidOf } from "./secrets";

/** How long a link is good for. */
const HOURS = 24;

type Platform = Pick<Context, "db" | "orgId">;

/** Links are made and used one after the other, so that none is made while another makes the owner. */
async function hasOwner({ db, orgId }: Platform): Promise<boolean> {
  await db.selectFrom("organisations").select("orgId").where("orgId", "=", orgId).forNoKeyUpdate().execute();
  const person = await db.selectFrom("adminUsers").select("userId").where("orgId", "=", orgId).executeTakeFirst();
  return person !== undefined;
}

/**
 * Makes the link of one server, in place of the one that it had; other servers' stand beside it.
 * @param server which one it is; the same after it was started again
 * @returns the link's token, or null where the platform has its owner
 */
export async function makeSetUpLink(
  context: Platform & Pick<Context, "now" | "random">,
  server: string,
): Promise<string | null> {
  if (await hasOwner(context)) return null;
  return makeLink(context, { linkId: await idOf(server), kind: "set_up", hours: HOURS });
}

/** Ends the link of one server. */
export const endSetUpLink = async (context: Platform, server: string) =>
  endLinks(context, { linkId: await idOf(server), kind: "set_up" });

/**
 * Uses a link, and ends all others with it.
 * @throws Failure 400 `set_up_link_invalid`
 */
export async function claimSetUpLink(context: Platform & Pick<Context, "now">, token: string): Promise<void> {
  const isOwned = await hasOwner(context);
  if (isOwned || !(await claimLink(context, "set_up", token))) throw linkInvalid();
  await endLinks(context, { kind: "set_up" });
}

const idOf = (server: string) => uuidOf(`set_up:${server}`);

const linkInvalid = () =>
  new Failure({
    status: 400,
    code: "set_up_link_invalid",
    message:
      "This link is not good any more. If nobody owns the platform yet, start the server again: it prints a new one.",
  });
