import { localDateOf, type Period } from "@carrel/sdk/domain";
import {
  AddCustomer,
  type CustomerRow,
  EmergencyContact,
  type FeePlan,
  LocalDate,
  TakenOver,
} from "@carrel/sdk/schemas";
import * as z from "zod";
import type { Row } from "../../database/schema";
import { shortened } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { readDeskName, type SheetNames } from "../desks/bulk-booking-row";
import { onlyShift } from "../memberships/sold-shift";
import { collectIssues, folded, type Refuse, readBy, readCell } from "../sheets/rows";
import type { ReadCustomer, TakenMembership } from "./read-rows";
import { wantedBy } from "./sheet-people";
import { isPlanOf, type ShiftTimes, takenOverPeriod, unfitParts } from "./taken-over";

/** Who sends a sheet, and what its cells may name. */
export interface CustomerNames extends SheetNames {
  /** Whether he may give what is sold. */
  mayAssign: boolean;
  /** Of all his branches. */
  shifts: readonly Row<"shifts">[];
  shiftTimes: ShiftTimes;
}

/** Made once: to make a schema costs more than a row. The e-mail address or number that is needed is asked for by `readPerson`. */
const PERSON = z.strictObject(AddCustomer.shape).pick({ name: true, email: true, phone: true, address: true });
const PERSON_COLUMNS = { name: "name", email: "email", phone: "phone", address: "address" } as const;
const EMERGENCY_COLUMNS = { name: "emergencyName", phone: "emergencyPhone" } as const;
const Left = z.nonoptional(TakenOver.shape.left);
const PART_COLUMNS = { deskId: "desk", shiftId: "shift", left: "left" } as const;
const DAY_COLUMNS: Readonly<Record<string, string>> = { startDate: "from", paidUntil: "paidUntil" };

function readPerson({ name = "", email, phone, address }: CustomerRow, refuse: Refuse) {
  if (!email && !phone) refuse("email", "Give an e-mail address or a phone number");
  const given = { name, ...(email && { email }), ...(phone && { phone }), ...(address && { address }) };
  const person = readBy(PERSON, given, PERSON_COLUMNS, refuse);
  return email || phone ? person : undefined;
}

function readEmergency({ emergencyName: name = "", emergencyPhone: phone = "" }: CustomerRow, refuse: Refuse) {
  if (name === "" && phone === "") return undefined;
  return readBy(EmergencyContact, { name, phone }, EMERGENCY_COLUMNS, refuse);
}

/** The plan of a branch that is named; of several with that name the cheapest, then the first. */
function readPlan(name: string, branch: Row<"branches">, { plans }: SheetNames, refuse: Refuse) {
  if (name === "") return refuse("feePlan", "Name the fee plan on which it is renewed");
  const named = plans.filter((plan) => folded(plan.name) === folded(name));
  const [plan] = named.filter((one) => isPlanOf(one, branch)).sort((one, other) => one.amount - other.amount);
  if (plan) return plan;
  const [unfit] = named;
  if (!unfit) return refuse("feePlan", `There is no fee plan ${shortened(name)} on sale`);
  const why = unfit.bookingType === "DAILY" ? `is not sold in ${branch.name}` : "is by the hour";
  return refuse("feePlan", `${unfit.name} ${why}. Choose one by the day, week or month of this branch.`);
}

/** The shift of a branch that is named, else the only one in which the plan is sold; null where there is none to name. */
function readShift(
  name: string,
  { plan, branch }: { plan: FeePlan | undefined; branch: Row<"branches"> },
  { shifts }: CustomerNames,
  refuse: Refuse,
) {
  if (name === "") {
    const only = plan && onlyShift(plan);
    return shifts.find(({ shiftId }) => shiftId === only) ?? null;
  }
  const { branchId } = branch;
  const shift = shifts.find((one) => one.branchId === branchId && folded(one.name) === folded(name));
  return shift ?? refuse("shift", `${branch.name} has no shift ${shortened(name)}`);
}

function readLeft(text: string, refuse: Refuse): number | undefined {
  if (text === "") return undefined;
  return readCell(Left, "left", /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN, refuse);
}

function readDays(row: CustomerRow, { timezone }: Row<"branches">, now: Date, refuse: Refuse) {
  const { from = "", paidUntil = "" } = row;
  const startDate = from === "" ? localDateOf(now, timezone) : readCell(LocalDate, "from", from, refuse);
  if (paidUntil === "") return refuse("paidUntil", "Say until when it is paid");
  const last = readCell(LocalDate, "paidUntil", paidUntil, refuse);
  if (startDate === undefined || last === undefined) return undefined;
  const days = { startDate, paidUntil: last };
  const period = takenOverPeriod(days, { timezone, now });
  if (!("path" in period)) return { days, period };
  return refuse(DAY_COLUMNS[period.path[0] ?? ""] ?? "from", period.message);
}

/** What the cells of a row name of its membership, and whether they go together. */
function readParts(row: CustomerRow, branch: Row<"branches">, names: CustomerNames, refuse: Refuse) {
  const { desk: deskName = "", shift: shiftName = "", feePlan = "", left: leftText = "" } = row;
  const desk = deskName === "" ? null : readDeskName(deskName, branch, names, refuse);
  const plan = readPlan(feePlan, branch, names, refuse);
  const shift = readShift(shiftName, { plan, branch }, names, refuse);
  const left = readLeft(leftText, refuse);
  if (!plan) return undefined;
  const unfit = unfitParts({ plan, branch, hasDesk: deskName !== "", shift, left, word: names.word });
  for (const { part, message } of unfit) refuse(PART_COLUMNS[part], message);
  return desk === undefined || shift === undefined || unfit.length > 0 ? undefined : { plan, desk, shift, left };
}

/** The time at a desk that a membership takes, by what its plan sells; nothing where it has none of its own. */
function readWanted(
  { plan, branch, shift, period }: TakenMembership,
  { shiftTimes }: CustomerNames,
  refuse: Refuse,
): readonly Period[] | undefined {
  if (plan.sells !== "shift" || !shift) return [period];
  const periods = shiftTimes(branch, shift, period);
  return periods.length > 0
    ? periods
    : refuse("shift", `${branch.name} is open on no day of ${shift.name} in this time.`);
}

const OF_MEMBERSHIP = ["desk", "shift", "feePlan", "from", "paidUntil", "left"] as const;

/** What a row takes over; nothing where it says nothing of it. */
function readTakenOver(row: CustomerRow, branch: Row<"branches">, names: CustomerNames, refuse: Refuse) {
  const [said] = OF_MEMBERSHIP.filter((column) => row[column]);
  if (!said) return undefined;
  if (!names.mayAssign)
    return refuse(said, "Your role can't take memberships over. Leave this and what follows empty.");
  if (!branch.isActive) return refuse("branch", closedBranch(branch));
  const parts = readParts(row, branch, names, refuse);
  const read = readDays(row, branch, names.now, refuse);
  if (!parts || !read) return undefined;
  const { plan, desk, shift, left } = parts;
  const taken: TakenMembership = { plan, branch, shift, period: read.period };
  const takenOver: TakenOver = {
    ...(desk && { deskId: desk.deskId }),
    ...(shift && { shiftId: shift.shiftId }),
    feePlanId: plan._id,
    ...read.days,
    ...(left !== undefined && { left }),
  };
  if (!desk) return { takenOver, taken };
  const periods = readWanted(taken, names, refuse);
  return periods && { takenOver, taken, wanted: { periods, branch, deskId: desk.deskId, deskName: row.desk ?? "" } };
}

/** Reads one row of a members' import, as far as it says by itself whether it is right. */
export function readCustomer(row: CustomerRow, names: CustomerNames): ReadCustomer {
  const { issues, refuse } = collectIssues();
  const branch = names.branchOf(row.branch, refuse);
  const person = readPerson(row, refuse);
  const emergencyContact = readEmergency(row, refuse);
  const taken = branch && readTakenOver(row, branch, names, refuse);
  if (!branch || !person) return { issues };
  const { place: _, ...wantedPerson } = wantedBy(0, branch, person);
  return {
    issues,
    value: {
      branchId: branch.branchId,
      ...person,
      ...(emergencyContact && { emergencyContact }),
      ...(taken && { takenOver: taken.takenOver }),
    },
    person: wantedPerson,
    taken: taken?.taken,
    wanted: taken?.wanted,
  };
}
