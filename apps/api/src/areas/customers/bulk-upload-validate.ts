import type { CustomerUploadValidation, ValidateCustomerUpload } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { hasDesk, otherDesks } from "../desks/assignments";
import { refuseTaken } from "../desks/refuse-taken";
import { toldAnew, validationOf } from "../sheets/rows";
import { fullPlaces } from "./full-places";
import { hasSame, heldAlready, isPlaceless } from "./held-already";
import { nameFor, sentence, twoPeople } from "./identity";
import { deactivated } from "./in-use";
import type { ReadCustomer } from "./read-rows";
import { peopleOf, samePerson } from "./sheet-people";
import { MOST_SHIFT_DAYS, TOO_MANY_DAYS } from "./taken-over";

/** Rows that are about somebody who is known, and may take his membership over. */
type KnownRow = ReadCustomer & { place: number; customerId: string; name: string };

const knownAs = (name: string) =>
  `${sentence(name)} is known by this already. That record is used, and stays as it is.`;

/**
 * Says of each row whose person is known, and refuses those of two people, of somebody whom an earlier row is about, and of
 * somebody deactivated who would have a desk. One query, or none.
 */
async function tellPeople(context: Context, rows: readonly ReadCustomer[]): Promise<KnownRow[]> {
  const asked = rows.flatMap(({ person }, place) => (person ? [{ place, ...person }] : []));
  const { places, added } = await peopleOf(context, asked);
  const isNew = new Set(added.map(({ customerId }) => customerId));
  const seen = new Set<string>();
  const known: KnownRow[] = [];
  for (const [place, identity] of places) {
    const row = rows[place];
    if (!row) continue;
    if (identity.kind === "two") {
      row.issues.push({ path: ["email"], message: twoPeople(context, identity) });
      continue;
    }
    const { customer, by } = identity;
    const { customerId } = customer;
    const column = by[0] ?? "email";
    if (seen.has(customerId)) row.issues.push({ path: [column], message: samePerson(context) });
    else if (!isNew.has(customerId)) {
      const name = nameFor(context, customer);
      row.notes = [{ path: [column], message: knownAs(name) }];
      if (row.taken && !customer.isActive) row.issues.push({ path: [column], message: deactivated(context) });
      else known.push(Object.assign(row, { place, customerId, name }));
    }
    seen.add(customerId);
  }
  return known;
}

/** Refuses rows of people who have another desk in that time. One query, or none. */
async function refuseAssigned(context: Context, known: readonly KnownRow[]): Promise<void> {
  const asked = known.flatMap(({ place, customerId, wanted, issues }) =>
    wanted && issues.length === 0 ? wanted.periods.map((period) => ({ place, customerId, ...period })) : [],
  );
  const others = await otherDesks(context, asked);
  for (const { place, name, wanted, issues } of known) {
    const other = others.get(place);
    if (!other || !wanted) continue;
    issues.push({
      path: ["desk"],
      message: hasDesk(context, { ...other, name: sentence(name), timezone: wanted.branch.timezone }),
    });
  }
}

/** Refuses rows of people who have the same without a desk in that time: a sheet that comes twice gives nothing twice. One query, or none. */
async function refuseHeld(context: Context, known: readonly KnownRow[]): Promise<void> {
  const asked = known.flatMap(({ place, customerId, taken, issues }) =>
    taken && isPlaceless(taken) && issues.length === 0 ? [{ place, customerId, ...taken }] : [],
  );
  const held = await heldAlready(context, asked);
  for (const { place, name, taken, issues } of known) {
    const one = held.get(place);
    if (one && taken) issues.push({ path: ["feePlan"], message: hasSame({ ...taken, ...one, name: sentence(name) }) });
  }
}

/** Refuses rows with which the sheet has more days in shifts than one may. */
function refuseTooMany(rows: readonly ReadCustomer[]): void {
  let days = 0;
  for (const { taken, wanted, issues } of rows) {
    if (!taken?.shift || !wanted || issues.length > 0) continue;
    if (days + wanted.periods.length > MOST_SHIFT_DAYS) issues.push({ path: ["shift"], message: TOO_MANY_DAYS });
    else days += wanted.periods.length;
  }
}

/** Refuses rows for whose floating place there is no room, beside what earlier ones take. One query, or none. */
async function refuseFull(context: Context, rows: readonly ReadCustomer[]): Promise<void> {
  const right = rows.flatMap(({ taken, issues }, place) => (taken && issues.length === 0 ? [{ place, ...taken }] : []));
  for (const [place, failure] of await fullPlaces(context, right)) {
    rows[place]?.issues.push({ path: ["feePlan"], message: failure.message });
  }
}

/** Checks the rows of a members' import against each other, who is known and what is booked, and adds nothing. */
export async function validateBulkUpload(context: Context<ValidateCustomerUpload>): Promise<CustomerUploadValidation> {
  const rows = toldAnew(context.sheet.customers);
  refuseTooMany(rows);
  const known = await tellPeople(context, rows);
  await refuseAssigned(context, known);
  await refuseHeld(context, known);
  await refuseTaken(context, rows);
  await refuseFull(context, rows);
  return validationOf(rows);
}
