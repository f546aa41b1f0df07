import type { Period } from "@carrel/sdk/domain";
import type { CustomerUploadResult, FeePlan, ProcessCustomerUpload } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { bookSlots } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import { expectMany } from "../../database/expect-many";
import type { Row } from "../../database/schema";
import type { Issue } from "../../failure";
import { holds, lacking } from "../../pipeline/permission";
import { closedBranch } from "../branches/closed-branch";
import { hasDesk, lockCustomers, madeFor, otherDesks } from "../desks/assignments";
import { checkDesksActive, knownPlaces, takenTime } from "../desks/known-places";
import { invalidRows, issueAt, refusedRows } from "../sheets/refusal";
import { wordsOf } from "../tenant";
import { addCustomers } from "./add-customers";
import { holdEverybody, nameFor, sentence, twoPeople } from "./identity";
import { deactivated } from "./in-use";
import { peopleOf, samePerson, wantedBy } from "./sheet-people";
import { isPlanOf, takenOverPeriod } from "./taken-over";

type Input = z.output<typeof ProcessCustomerUpload>;
type Asked = Input["validatedData"][number];

const NOTHING_IMPORTED = "Nothing was imported: check the rows again.";
const FIELD = "takenOver";

/** A membership that a row takes over, with all that it names. */
interface Membership {
  place: number;
  field: typeof FIELD;
  desk: Row<"desks">;
  branch: Row<"branches">;
  plan: FeePlan;
  period: Period;
}

type Known = Awaited<ReturnType<typeof knownPlaces>>;

/** What a row takes over, or what is wrong with it. */
function membershipOf(context: Context, { takenOver }: Asked, place: number, known: Known): Membership[] | Issue[] {
  if (!takenOver) return [];
  const refuse = (message: string) => [issueAt(place, FIELD, message)];
  const desk = known.desks.get(takenOver.deskId);
  const branch = desk && known.branches.get(desk.branchId);
  if (!branch) return refuse(`${wordsOf(context).desk} not found`);
  if (!branch.isActive) return refuse(closedBranch(branch));
  const plan = known.plans.find(({ _id }) => _id === takenOver.feePlanId);
  if (!plan || !isPlanOf(plan, branch)) {
    return refuse("This fee plan does not fit: choose one by the day that this branch sells.");
  }
  const period = takenOverPeriod(takenOver, { timezone: branch.timezone, now: context.now });
  return "path" in period ? refuse(period.message) : [{ place, field: FIELD, desk, branch, plan, period }];
}

const isIssue = (one: Membership | Issue): one is Issue => "message" in one;

/** Reads what the rows name. @throws Failure 400 that names each row that is wrong; 409 `desk_inactive` */
async function membershipsOf(context: Context<Input>) {
  const { validatedData } = context.input;
  const deskIds = validatedData.flatMap(({ takenOver }) => takenOver?.deskId ?? []);
  const known = await knownPlaces(context, deskIds);
  const found = validatedData.flatMap((asked, place): (Membership | Issue)[] => {
    const unknown = known.branches.has(asked.branchId) ? [] : [issueAt(place, "branchId", "Branch not found")];
    return [...unknown, ...membershipOf(context, asked, place, known)];
  });
  const issues = found.filter(isIssue);
  if (issues.length > 0) throw invalidRows(issues);
  const memberships = found.filter((one): one is Membership => !isIssue(one));
  checkDesksActive(context, memberships, NOTHING_IMPORTED);
  return { memberships, branches: known.branches };
}

/**
 * Finds the people of the rows, and makes those who are new. Writes nothing.
 * @throws Failure 409 `customers_differ` that names each row of two people; 400 each of somebody whom an earlier row is about
 */
async function findPeople(context: Context<Input>, branches: Known["branches"]) {
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

/**
 * Checks that whoever is known may have a desk in that time.
 * @throws Failure 400 that names each row of somebody deactivated; 409 `customer_assigned`
 */
async function checkKnown(context: Context, known: readonly (Membership & { customerId: string })[]): Promise<void> {
  if (known.length === 0) return;
  const customers = await lockCustomers(
    context,
    known.map(({ customerId }) => customerId),
  );
  const gone = known.filter(({ customerId }) => !customers.get(customerId)?.isActive);
  if (gone.length > 0) throw invalidRows(gone.map(({ place }) => issueAt(place, FIELD, deactivated(context))));
  const others = await otherDesks(
    context,
    known.map(({ place, customerId, period }) => ({ place, customerId, ...period })),
  );
  const assigned = known.flatMap(({ place, customerId, branch: { timezone } }) => {
    const [other, customer] = [others.get(place), customers.get(customerId)];
    if (!other || !customer) return [];
    const name = sentence(nameFor(context, customer));
    return [issueAt(place, FIELD, hasDesk(context, { ...other, name, timezone }))];
  });
  if (assigned.length > 0) throw refusedRows("customer_assigned", assigned, NOTHING_IMPORTED);
}

/**
 * Books the desks of memberships as an assignment does, for nothing: what was paid was paid elsewhere (decision 52).
 * @throws Failure 409 `desk_taken` that names each row whose time was taken meanwhile
 */
async function takeOver(
  context: Context,
  memberships: readonly Membership[],
  people: ReadonlyMap<number, Row<"customers">>,
): Promise<string[]> {
  if (memberships.length === 0) return [];
  const { db, orgId, now, random } = context;
  const bookings = memberships.flatMap(({ place, desk, plan, period }) => {
    const customer = people.get(place);
    if (!customer) return [];
    return {
      orgId,
      bookingId: random.id(),
      code: bookingCode(random),
      branchId: desk.branchId,
      deskId: desk.deskId,
      ...madeFor(context, customer),
      source: "import",
      type: "DAILY",
      status: "CONFIRMED",
      ...period,
      feePlanId: plan._id,
      amount: 0,
      currency: plan.currency,
    } as const;
  });
  const booked = await bookSlots(db, bookings, now);
  const taken = memberships.filter((_, index) => booked[index] === null).map((row) => takenTime(context, row));
  if (taken.length > 0) throw refusedRows("desk_taken", taken, NOTHING_IMPORTED);
  return bookings.map(({ bookingId }) => bookingId);
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
  const known = memberships.flatMap((membership) => {
    const { customerId } = people.get(membership.place) ?? {};
    return customerId && !isNew.has(customerId) ? [{ ...membership, customerId }] : [];
  });
  await checkKnown(context, known);
  await addCustomers(context, added);
  const bookings = await takeOver(context, memberships, people);
  const ids = input.validatedData.flatMap((_, place) => people.get(place)?.customerId ?? []);
  const counts = { created: added.length, known: ids.length - added.length, takenOver: bookings.length };
  context.audit({ after: { ...counts, customers: ids, bookings } });
  return { ...counts, ids };
}
