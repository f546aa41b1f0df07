import {
  bookingPeriod,
  dayRange,
  instantAt,
  MOST_AMOUNT,
  type Period,
  quote,
  staffReachIssue,
} from "@carrel/sdk/domain";
import {
  type BookingRow,
  BookingType,
  type FeePlan,
  LocalDate,
  LocalTime,
  NewCustomer,
  PaymentMethod,
} from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Row } from "../../database/schema";
import { shortened } from "../../failure";
import { closedBranch } from "../branches/closed-branch";
import { type BranchOf, collectIssues, folded, type Refuse, readBy, readCell } from "../sheets/rows";
import type { ReadBooking } from "./read-rows";

type SheetDesk = Pick<Row<"desks">, "deskId" | "zone" | "kind" | "isActive">;

/** What the cells of a sheet may name. */
export interface SheetNames {
  branchOf: BranchOf;
  deskOf(branchId: string, name: string): SheetDesk | undefined;
  /** The plans on sale. */
  plans: readonly FeePlan[];
  /** Of a booking that no plan prices. */
  currency: string;
  /** The organisation's word: desk or seat. */
  word: string;
  /** The same of several. */
  words: string;
  now: Date;
}

const PERIOD_COLUMNS = { date: "startDate", startAt: "startTime", endAt: "endTime" } as const;
const CUSTOMER_COLUMNS = { name: "customerName", email: "email", phone: "phone" } as const;

/** Spreadsheet programs write 9:00 for 09:00. */
const padded = (time: string) => time.replace(/^\d:/, "0$&");

/** Made once each: time zones and currencies are few, and their rules are dear to read. */
function remembering<Made>(make: (name: string) => Made): (name: string) => Made {
  const made = new Map<string, Made>();
  return (name) => {
    const found = made.get(name) ?? make(name);
    made.set(name, found);
    return found;
  };
}

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const clockOf = remembering((timeZone) => new Intl.DateTimeFormat("en-GB", { ...CLOCK, timeZone }));

/** The digits of a currency's minor unit. */
const decimalsOf = remembering(
  (currency) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** The instant of a local date and time; one that the clocks jump over is refused, since nobody can mean it. */
function readInstant(date: string, time: string, timezone: string, column: string, refuse: Refuse): Date | undefined {
  const instant = instantAt(date, time, timezone);
  if (time === "24:00" || clockOf(timezone).format(instant) === time) return instant;
  return refuse(column, "The clocks are put forward over this time on that day. Choose another.");
}

function readDays(row: BookingRow, from: string, to: string, timezone: string, refuse: Refuse) {
  for (const column of ["startTime", "endTime"] as const) {
    if (row[column]) refuse(column, "Leave this empty: a DAILY booking is of whole days");
  }
  if (to < from) return refuse("endDate", "Choose a day that is not before the start date");
  return { startAt: dayRange(from, timezone).startAt, endAt: dayRange(to, timezone).endAt };
}

function readHours(row: BookingRow, from: string, to: string, timezone: string, refuse: Refuse) {
  const time = (column: "startTime" | "endTime", date: string) => {
    const text = padded(row[column] ?? "");
    if (text === "") return refuse(column, "An HOURLY booking needs this");
    const clock = readCell(LocalTime, column, text, refuse);
    return clock === undefined ? undefined : readInstant(date, clock, timezone, column, refuse);
  };
  const startAt = time("startTime", from);
  const endAt = time("endTime", to);
  return startAt && endAt && { startAt, endAt };
}

function readPeriod(
  row: BookingRow,
  { type, timezone, now }: { type: BookingType; timezone: string; now: Date },
  refuse: Refuse,
): Period | undefined {
  const from = readCell(LocalDate, "startDate", row.startDate ?? "", refuse);
  const to = row.endDate ? readCell(LocalDate, "endDate", row.endDate, refuse) : from;
  if (from === undefined || to === undefined) return undefined;
  const asked = (type === "DAILY" ? readDays : readHours)(row, from, to, timezone, refuse);
  if (!asked) return undefined;
  const period = bookingPeriod(
    { type, startAt: asked.startAt.toISOString(), endAt: asked.endAt.toISOString() },
    timezone,
  );
  if ("issues" in period) {
    for (const { path, message } of period.issues) {
      refuse(PERIOD_COLUMNS[path[0] as keyof typeof PERIOD_COLUMNS] ?? "startDate", message);
    }
    return undefined;
  }
  const issue = staffReachIssue(period, now, { start: "startDate", end: row.endDate ? "endDate" : "startDate" });
  if (issue) return refuse(issue.path[0] ?? "startDate", issue.message);
  if (period.endAt <= now) return refuse("startDate", "That time has passed. Choose a later one.");
  return period;
}

/** An amount in the currency's main unit, as its minor unit. */
function readAmount(text: string, currency: string, refuse: Refuse): number | undefined {
  if (text === "") return undefined;
  const decimals = decimalsOf(currency);
  const [, whole = "", fraction = ""] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? [];
  const amount = Number(`${whole}${fraction.padEnd(decimals, "0")}`);
  if (whole === "" || fraction.length > decimals || amount > MOST_AMOUNT) {
    const example = decimals === 0 ? "250" : `250.${"5".padEnd(decimals, "0")}`;
    return refuse("amount", `Write it in ${currency} with digits only, such as ${example}`);
  }
  return amount;
}

/** A word of a short list, in whatever case. */
function readWord<Word extends string>(
  schema: z.ZodType<Word> & { options: readonly Word[] },
  column: string,
  text: string,
  refuse: Refuse,
): Word | undefined {
  const word = schema.options.find((option) => folded(option) === folded(text));
  const last = schema.options.at(-1);
  return word ?? refuse(column, `Use ${schema.options.slice(0, -1).join(", ")} or ${last}`);
}

interface Priced {
  row: BookingRow;
  type: BookingType;
  branch: Row<"branches">;
  desk: SheetDesk | undefined;
  period: Period;
}

/** The price of the plan that is named, else of the cheapest that fits. */
function readPlan({ row, type, branch, desk, period }: Priced, names: SheetNames, refuse: Refuse) {
  const { feePlan = "" } = row;
  const named = names.plans.filter(({ name }) => feePlan === "" || folded(name) === folded(feePlan));
  const price = quote(named, {
    type,
    startAt: period.startAt,
    endAt: period.endAt,
    timezone: branch.timezone,
    branchId: branch.branchId,
    zone: desk?.zone,
    deskKind: desk?.kind,
  });
  if (feePlan === "" || price) return price;
  const message = "This fee plan does not fit: choose one of this branch and type, or leave it empty.";
  return refuse("feePlan", named.length > 0 ? message : `There is no fee plan ${shortened(feePlan)} on sale`);
}

/** The desk of a branch that a cell names. */
export function readDeskName(
  name: string,
  branch: Row<"branches">,
  { deskOf, word }: Pick<SheetNames, "deskOf" | "word">,
  refuse: Refuse,
) {
  if (name === "") return refuse("desk", "Fill this in");
  const desk = deskOf(branch.branchId, name);
  if (!desk) return refuse("desk", `${branch.name} has no ${word} ${shortened(name)}`);
  return desk.isActive ? desk : refuse("desk", `This ${word} can't be booked at the moment. Choose another.`);
}

/** Reads one row of a bulk booking, as far as it says by itself whether it is right. */
export function readBooking(row: BookingRow, names: SheetNames): ReadBooking {
  const { issues, refuse } = collectIssues();
  const branch = names.branchOf(row.branch, refuse);
  if (branch && !branch.isActive) refuse("branch", closedBranch(branch));
  const desk = branch && readDeskName(row.desk ?? "", branch, names, refuse);
  const { customerName: name = "", email, phone, notes } = row;
  const person = { name, ...(email && { email }), ...(phone && { phone }) };
  const customer = readBy(NewCustomer, person, CUSTOMER_COLUMNS, refuse);
  const type = readWord(BookingType, "type", row.type ?? "", refuse);
  const method = row.method ? readWord(PaymentMethod, "method", row.method, refuse) : undefined;
  const period = branch && type && readPeriod(row, { type, timezone: branch.timezone, now: names.now }, refuse);
  const price = period && readPlan({ row, type, branch, desk, period }, names, refuse);
  const amount = readAmount(row.amount ?? "", price?.currency ?? names.currency, refuse);
  if (!desk || !customer || !period) return { issues };
  return {
    issues,
    value: {
      deskId: desk.deskId,
      customer,
      type,
      startAt: period.startAt.toISOString(),
      endAt: period.endAt.toISOString(),
      ...(row.feePlan && price && { feePlanId: price.feePlanId }),
      ...(amount !== undefined && { amount }),
      ...(method && { method }),
      ...(notes && { notes }),
    },
    wanted: { periods: [period], branch, deskId: desk.deskId, deskName: row.desk ?? "" },
  };
}
