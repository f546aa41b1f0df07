import type { Context } from "../context";
import type { Row } from "../database/schema";
import { newToken, sha256Hex } from "./secrets";

const HOUR = 3_600_000;

export type Link = Row<"links">;

type Place = Pick<Context, "db" | "orgId">;

interface NewLink {
  /** The same id again: the link takes the place of the one before. */
  linkId: string;
  kind: Link["kind"];
  /** Whose it is, where he is there already. He takes his links with him. */
  userId?: string;
  /** Where it is mailed, which it proves. */
  email?: string;
  hours: number;
  /** As of when it counts among a person's others; absent: now. */
  since?: Date | undefined;
}

/**
 * Makes a link that proves by itself who opens it. Only its hash is kept.
 * @returns the token, 256 random bits. It belongs behind the # of an address: what stands there is sent to no server, and
 * so stands in nobody's log
 */
export async function makeLink(
  { db, orgId, now, random }: Place & Pick<Context, "now" | "random">,
  { linkId, kind, userId, email = "", hours, since = now }: NewLink,
): Promise<string> {
  const token = newToken(random);
  const link = {
    kind,
    userId: userId ?? null,
    email,
    createdAt: since,
    tokenHash: await sha256Hex(token),
    expiresAt: new Date(now.getTime() + hours * HOUR),
  };
  await db
    .insertInto("links")
    .values({ orgId, linkId, ...link })
    .onConflict((conflict) => conflict.columns(["orgId", "linkId"]).doUpdateSet(link))
    .execute();
  return token;
}

/**
 * Uses a link up. In one statement, so that of two who open it at once one does.
 * @returns the link; undefined for one that was used, replaced, ended or never made
 */
export async function claimLink(
  { db, orgId, now }: Place & Pick<Context, "now">,
  kind: Link["kind"],
  token: string,
): Promise<Link | undefined> {
  return db
    .deleteFrom("links")
    .where("orgId", "=", orgId)
    .where("kind", "=", kind)
    .where("tokenHash", "=", await sha256Hex(token))
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Reads a link that is still good, and leaves it so. */
export async function readLink(
  { db, orgId, now }: Place & Pick<Context, "now">,
  kinds: readonly Link["kind"][],
  token: string,
): Promise<Link | undefined> {
  return db
    .selectFrom("links")
    .selectAll()
    .where("orgId", "=", orgId)
    .where("kind", "in", kinds)
    .where("tokenHash", "=", await sha256Hex(token))
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** As `claimLink`, of a person's link. His row is locked first, as whoever renews or ends his links has locked it. */
export async function claimPersonsLink(
  context: Place & Pick<Context, "now">,
  kinds: readonly Link["kind"][],
  token: string,
): Promise<Link | undefined> {
  const link = await readLink(context, kinds, token);
  if (!link) return undefined;
  await context.db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", context.orgId)
    .where("userId", "=", link.userId)
    .forUpdate()
    .execute();
  return claimLink(context, link.kind, token);
}

/** Ends links before their time. */
export const endLinks = ({ db, orgId }: Place, which: Partial<Pick<Link, "linkId" | "kind" | "userId">>) =>
  db
    .deleteFrom("links")
    .where("orgId", "=", orgId)
    .where((row) => row.and(which))
    .execute();
