import { localDateOf } from "@carrel/sdk/domain";
import { statementsOf } from "../areas/resellers/ledger";
import { bookPayout } from "../areas/resellers/payouts";
import { findOrganisationByCode } from "../database/lookups";
import type { Database } from "../database/port";
import type { Ports } from "../ports";
import { DEMO_TIMEZONE } from "./demo-data";

/** The day of a month on which the demo's platform pays its resellers what they earned in the month before, at noon there. */
const payday = (month: string): Date => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 5, 6, 30));
};

/** Writes what a reseller of the demo was paid out: each month's part on the fifth of the next one. */
export async function writePayouts(
  database: Database,
  { clock, random }: Pick<Ports, "clock" | "random">,
  orgCode: string,
  by: { userId: string; name: string },
): Promise<void> {
  const reseller = await database.lookup((db) => findOrganisationByCode(db, orgCode));
  if (!reseller) return;
  const now = clock.now();
  await database.tx({ orgId: reseller.orgId }, async (db) => {
    const statements = (await statementsOf({ db, now }, reseller)).toReversed();
    for (const { month, earned: amount, currency } of statements) {
      const at = payday(month);
      if (amount === 0 || at > now) continue;
      const paidOn = localDateOf(at, DEMO_TIMEZONE);
      await bookPayout({ db, now: at, random }, reseller, {
        ...{ amount, currency, paidOn, reference: `NEFT ${month.slice(0, 7)}` },
        ...{ recordedBy: by.userId, recordedByName: by.name },
      });
    }
  });
}
