import { sql } from "kysely";
import { findOrganisationByCode } from "../../database/lookups";
import type { Database } from "../../database/port";
import type { Ports } from "../../ports";
import { type Blanked, blankPerson } from "./blank";

/** Somebody can't be erased from the log; the message says why, and what to do. */
export class EraseError extends Error {
  override readonly name = "EraseError";
}

const worksThere = (database: Database, orgId: string, email: string) =>
  database.tx({ orgId }, (db) =>
    db
      .selectFrom("adminUsers")
      .select("userId")
      .where("orgId", "=", orgId)
      .where("email", "=", email)
      .executeTakeFirst(),
  );

/** The staff member who had an address when he was removed, as the log tells. */
const removedPerson = (database: Database, orgId: string, email: string) =>
  database.tx({ orgId }, async (db) => {
    const entry = await db
      .selectFrom("auditLog")
      .select("recordId")
      .where("orgId", "=", orgId)
      .where("action", "=", "adminUsers.remove")
      .where(sql<boolean>`people -> 'before' ->> 'email' = ${email}`)
      .orderBy("occurredAt", "desc")
      .limit(1)
      .executeTakeFirst();
    return entry?.recordId ?? null;
  });

/**
 * Blanks what audit logs keep of a person: his organisation's, and those of organisations that he entered from there. For
 * somebody who asked to be forgotten; who only left stays in the log by name.
 * @param email his address, at the end
 * @returns what was blanked, by organisation
 * @throws EraseError for an organisation that does not exist, and for somebody who still works there
 * @example await erasePerson(ports, { orgCode: "HARBOUR", email: "asha@example.com" });
 */
export const erasePerson = async (
  { database, clock }: Pick<Ports, "database" | "clock">,
  { orgCode, email }: { orgCode: string; email: string },
): Promise<Map<string, Blanked>> => {
  const address = email.trim().toLowerCase();
  const organisation = await database.lookup((db) => findOrganisationByCode(db, orgCode));
  if (!organisation) throw new EraseError(`There is no organisation with the code ${orgCode}.`);
  const { orgId } = organisation;
  if (await worksThere(database, orgId, address)) {
    throw new EraseError(`${address} still works at ${organisation.orgName}. Remove the person there first.`);
  }
  const personId = await removedPerson(database, orgId, address);
  const entered = await database.execute<{ org_id: string }>(
    "select org_id from organisations_of_actor($1) as org_id",
    [personId],
  );
  // His own organisation's last: it alone knows the id, should this be cut short and begin again.
  const places = [...entered.map((row) => row.org_id).filter((id) => id !== orgId), orgId];
  const blanked = new Map<string, Blanked>();
  for (const place of places) {
    const done = await database.ownerTx((owner) =>
      blankPerson(owner, place, { personId, email: address }, clock.now()),
    );
    blanked.set(place, done);
  }
  return blanked;
};
