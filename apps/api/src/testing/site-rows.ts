import { json } from "../database/json";
import type { Database } from "../database/port";
import type { Row } from "../database/schema";

/** Gives an organisation a sub-domain, straight in the database. @param homeId below whose domain; null: the platform's host */
export const chooseLabel = (database: Database, orgId: string, label: string, homeId: string | null = null) =>
  database.tx({ orgId }, (db) =>
    db
      .insertInto("websites")
      .values({ orgId, label, homeId, requestedAt: new Date() })
      .onConflict((row) => row.column("orgId").doUpdateSet({ label, homeId }))
      .execute(),
  );

type Domain = Partial<Pick<Row<"domains">, "status" | "isPrimary" | "verifiedAt">>;

/** Gives an organisation a domain, VERIFIED and no primary one unless that is said, or changes the one that it has. */
export const setDomain = (database: Database, orgId: string, domain: string, given: Domain = {}) =>
  database.tx({ orgId }, (db) => {
    const row = { status: "VERIFIED" as const, isPrimary: false, leadsBelow: true, verifiedAt: new Date(), ...given };
    return db
      .insertInto("domains")
      .values({ orgId, domain, dnsMapping: json({ domain, records: [] }), ...row })
      .onConflict((conflict) => conflict.columns(["orgId", "domain"]).doUpdateSet(row))
      .execute();
  });

/** Puts an organisation below a reseller, or below nobody. */
export const setReseller = (database: Database, orgId: string, resellerId: string | null) =>
  database.tx({ orgId }, (db) =>
    db.updateTable("organisations").set({ resellerId }).where("orgId", "=", orgId).execute(),
  );
