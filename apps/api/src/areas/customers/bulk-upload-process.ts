import type { CustomerUploadResult, ProcessCustomerUpload } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { expectMany } from "../../database/expect-many";
import type { Row } from "../../database/schema";
import type { Issue } from "../../failure";
import { holds, lacking } from "../../pipeline/permission";
import { hasDesk, lockCustomers, lockDesks, otherDesks } from "../desks/assignments";
import { invalidRows, issueAt, refusedRows } from "../sheets/refusal";
import { addCustomers } from "./add-customers";
import { hasSame, heldAlready, isPlaceless } from "./held-already";
import { holdEverybody, nameFor, sentence, twoPeople } from "./identity";
import { deactivated } from "./in-use";
import { FIELD, type Membership, membershipsOf, NOTHING_IMPORTED } from "./read-taken-over";
import { peopleOf, samePerson, wantedBy } from "./sheet-people";
import { takeOver } from "./take-over";

type Input = z.output<typeof ProcessCustomerUpload>;

/**
 * Finds the people of the rows, and makes those who are new. Writes nothing.
 * @throws Failure 409 `customers_differ` that names each row of two people; 400 each of somebody whom an earlier row is about
 */
async function findPeople(context: Context<Input>, branches: ReadonlyMap<string, Row<"branches">>) {
  const { validatedData } = context.input;
  await holdEverybody(context);
  const { places, added } = await peopleOf(
    context,
    validatedData.flatMap(({ branchId, name, email, phone, address, emergencyContact }, place) => {
      const branch = branches.get(branchId);
      const contact = { name, ...(email && { email }), ...(phone && { phone }) };
      return branch
        ? [{ ...wantedBy(place, branch, contact), address: address ?? "", emergencyContact: emergencyContact ?? null }]
        : [];
    }),
  );
  const people = new Map<number, Row<"customers">>();
  const [two, twice]: [Issue[], Issue[]] = [[], []];
  const seen = new Set<string>();
  for (const [place, identity] of places) {
    if (identity.kind === "two") two.push(issueAt(place, "email", twoPeople(context, identity)));
    else {
      const { customerId } = identity.customer;
      if (seen.has(customerId)) twice.push(issueAt(place, identity.by[0] ?? "email", samePerson(context)));
      seen.add(customerId);
      people.set(place, identity.customer);
    }
  }
  if (twice.length > 0) throw invalidRows(twice);
  if (two.length > 0) throw refusedRows("customers_differ", two, NOTHING_IMPORTED);
  return { people, added };
}

type OfKnown = Membership & { customerId: string };

/** @throws Failure 409 `customer_assigned` that names each row of somebody who has what he would get in that time */
async function checkFree(
  context: Context,
  known: readonly OfKnown[],
  customers: ReadonlyMap<string, Row<"customers">>,
) {
  const others = await otherDesks(
    context,
    known.flatMap(({ place, customerId, seat }) =>
      (seat?.periods ?? []).map((period) => ({ place, customerId, ...period })),
    ),
  );
  const held = await heldAlready(context, known.filter(isPlaceless));
  const assigned = known.flatMap((one) => {
    const { place, customerId, branch } = one;
    const customer = customers.get(customerId);
    if (!customer) return [];
    const name = sentence(nameFor(context, customer));
    const [other, same] = [others.get(place), held.get(place)];
    if (other) return [issueAt(place, FIELD, hasDesk(context, { ...other, name, timezone: branch.timezone }))];
    return same ? [issueAt(place, FIELD, hasSame({ ...one, ...same, name }))] : [];
  });
  if (assigned.length > 0) throw refusedRows("customer_assigned", assigned, NOTHING_IMPORTED);
}

/**
 * Checks that whoever is known may have what he would get in that time.
 * @throws Failure 400 that names each row of somebody deactivated; 409 `customer_assigned`
 */
async function checkKnown(context: Context, known: readonly OfKnown[]): Promise<void> {
  if (known.length === 0) return;
  const customers = await lockCustomers(
    context,
    known.map(({ customerId }) => customerId),
  );
  const gone = known.filter(({ customerId }) => !customers.get(customerId)?.isActive);
  if (gone.length > 0) throw invalidRows(gone.map(({ place }) => issueAt(place, FIELD, deactivated(context))));
  await checkFree(context, known, customers);
}

/**
 * Adds the people of a members' import and takes their memberships over, all or none. Nobody is told, staff neither: nothing new
 * was booked.
 */
export async function processBulkUpload(context: Context<Input>): Promise<CustomerUploadResult> {
  const { actor, db, input } = context;
  if (input.validatedData.some(({ takenOver }) => takenOver) && !holds(actor, "bookings.write")) {
    throw lacking("bookings.write", actor);
  }
  await expectMany(db);
  const { memberships, branches } = await membershipsOf(context);
  const { people, added } = await findPeople(context, branches);
  const isNew = new Set(added.map(({ customerId }) => customerId));
  const deskIds = memberships.flatMap(({ seat }) => seat?.desk.deskId ?? []);
  if (deskIds.length > 0) await lockDesks(context, [...new Set(deskIds)]);
  const known = memberships.flatMap((membership) => {
    const { customerId } = people.get(membership.place) ?? {};
    return customerId && !isNew.has(customerId) ? [{ ...membership, customerId }] : [];
  });
  await checkKnown(context, known);
  await addCustomers(context, added);
  const taken = await takeOver(context, memberships, people);
  const ids = input.validatedData.flatMap((_, place) => people.get(place)?.customerId ?? []);
  const counts = { created: added.length, known: ids.length - added.length, takenOver: taken.length };
  context.audit({ after: { ...counts, customers: ids, memberships: taken } });
  return { ...counts, ids };
}
