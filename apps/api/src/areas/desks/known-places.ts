import { formatPeriod, type Period } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import type { Issue } from "../../failure";
import { findBranches } from "../branches/queries";
import { activePlans } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { issueAt, refusedRows } from "../sheets/refusal";
import { wordsOf } from "../tenant";

/** Desks of a list of ids, the caller's branches, and the plans on sale: three queries, however many there are. */
export async function knownPlaces(context: Context, deskIds: readonly string[]) {
  const { db, orgId } = context;
  const desks = await db
    .selectFrom("desks")
    .selectAll()
    .where("orgId", "=", orgId)
    .where(({ eb, val }) => eb("deskId", "=", eb.fn.any(val([...new Set(deskIds)]))))
    .execute();
  const branches = await findBranches(context, null);
  return {
    desks: new Map(desks.map((desk) => [desk.deskId, desk])),
    branches: new Map(branches.map((branch) => [branch.branchId, branch])),
    plans: (await activePlans(context)).map(feePlanRecord),
  };
}

/** Time at a desk that a value of a bulk call asks for. */
interface AskedTime {
  /** The value's. */
  place: number;
  /** The value's field that names the desk. */
  field: string;
  desk: Row<"desks">;
  branch: Row<"branches">;
  period: Period;
}

/** @throws Failure 409 `desk_inactive` that names each value whose desk takes no bookings */
export function checkDesksActive(context: Context, asked: readonly AskedTime[], ending: string): void {
  const { desk: word } = wordsOf(context);
  const inactive = asked
    .filter(({ desk }) => !desk.isActive)
    .map(({ place, field, desk }) => issueAt(place, field, `${word} ${desk.name} can't be booked at the moment.`));
  if (inactive.length > 0) throw refusedRows("desk_inactive", inactive, ending);
}

/** What is said of a value whose desk is taken in its time. */
export function takenTime(context: Context, { place, field, desk, branch, period }: AskedTime): Issue {
  const time = formatPeriod(period.startAt, period.endAt, branch.timezone);
  return issueAt(place, field, `${wordsOf(context).desk} ${desk.name} is taken: ${time}.`);
}
