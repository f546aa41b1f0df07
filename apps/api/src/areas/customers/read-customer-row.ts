import { localDateOf } from "@carrel/sdk/domain";
import { AddCustomer, type CustomerRow, EmergencyContact, LocalDate, type TakenOver } from "@carrel/sdk/schemas";
import * as z from "zod";
import type { Row } from "../../database/schema";
import { shortened } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { readDeskName, type SheetNames } from "../desks/bulk-booking-row";
import { collectIssues, folded, type Refuse, readBy, readCell } from "../sheets/rows";
import type { ReadCustomer } from "./read-rows";
import { wantedBy } from "./sheet-people";
import { isPlanOf, takenOverPeriod } from "./taken-over";

/** Who sends a sheet, and what its cells may name. */
export interface CustomerNames extends SheetNames {
  /** Whether he may give desks. */
  mayAssign: boolean;
}

/** Made once: to make a schema costs more than a row. The e-mail address or number that is needed is asked for by `readPerson`. */
const PERSON = z.strictObject(AddCustomer.shape).pick({ name: true, email: true, phone: true, address: true });
const PERSON_COLUMNS = { name: "name", email: "email", phone: "phone", address: "address" } as const;
const EMERGENCY_COLUMNS = { name: "emergencyName", phone: "emergencyPhone" } as const;
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

/** What a row takes over; nothing where it names no desk. */
function readTakenOver(row: CustomerRow, branch: Row<"branches">, names: CustomerNames, refuse: Refuse) {
  const { desk: deskName = "", feePlan = "", from = "", paidUntil = "" } = row;
  if (deskName === "" && feePlan === "" && from === "" && paidUntil === "") return undefined;
  if (!names.mayAssign)
    return refuse("desk", `Your role can't give ${names.words}. Leave this and what follows empty.`);
  if (deskName === "") return refuse("desk", `Name the ${names.word} too, or leave plan and days empty`);
  if (!branch.isActive) return refuse("branch", closedBranch(branch));
  const desk = readDeskName(deskName, branch, names, refuse);
  const plan = readPlan(feePlan, branch, names, refuse);
  const read = readDays(row, branch, names.now, refuse);
  if (!desk || !plan || !read) return undefined;
  const takenOver: TakenOver = { deskId: desk.deskId, feePlanId: plan._id, ...read.days };
  return { takenOver, wanted: { ...read.period, branch, deskId: desk.deskId, deskName } };
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
    wanted: taken?.wanted,
  };
}
