import type { WorkspaceKind } from "./organisation";

/** One column of a bulk sheet: template, browser, server and screens name it by the same `key`. */
export interface BulkColumn<Key extends string = string> {
  key: Key;
  /** The column's title, in the organisation's wording. */
  header: Readonly<Record<WorkspaceKind, string>>;
  /** A value of the template's example row. */
  example: string;
  /** Whether every row needs it. */
  required: boolean;
  /** What may stand there, for a person who fills the sheet in. */
  hint: string;
}

const alike = (header: string) => ({ "co-working": header, "study-hall": header });

const BRANCH = {
  key: "branch",
  header: alike("Branch"),
  example: "",
  required: false,
  hint: "A branch's name or code; empty means the selected branch",
} as const;

const MEMBER_NAME = { "co-working": "Member name", "study-hall": "User name" } as const;
const CONTACT_HINT = "An e-mail address or a phone number is needed";

const EMAIL = {
  key: "email",
  header: alike("E-mail"),
  example: "asha@example.com",
  required: false,
  hint: CONTACT_HINT,
} as const;

const PHONE = {
  key: "phone",
  header: alike("Phone"),
  example: "+91 98765 43210",
  required: false,
  hint: CONTACT_HINT,
} as const;

/** How large a desk is drawn whose sheet doesn't say it, in the floor plan's units. */
export const USUAL_DESK = { w: 100, h: 60 } as const;

/** The columns of a bulk upload, which adds desks. */
export const DESK_COLUMNS = [
  {
    key: "name",
    header: { "co-working": "Desk name", "study-hall": "Seat name" },
    example: "A1",
    required: true,
    hint: "Unique in its branch",
  },
  BRANCH,
  { key: "zone", header: alike("Zone"), example: "Window", required: false, hint: "A part of the branch" },
  {
    key: "kind",
    header: alike("Kind"),
    example: "cabin",
    required: false,
    hint: "desk, seat, cabin or meeting-room; empty means the usual one",
  },
  {
    key: "amenities",
    header: alike("Amenities"),
    example: "monitor, lamp",
    required: false,
    hint: "Separated by commas",
  },
  { key: "active", header: alike("Active"), example: "yes", required: false, hint: "yes or no; empty means yes" },
  {
    key: "x",
    header: alike("Left"),
    example: "",
    required: false,
    hint: "Its place on the floor plan, from the left; empty, with Top: not on the plan",
  },
  { key: "y", header: alike("Top"), example: "", required: false, hint: "The same from the top" },
  {
    key: "width",
    header: alike("Width"),
    example: "",
    required: false,
    hint: `On the floor plan; empty means ${USUAL_DESK.w}`,
  },
  {
    key: "height",
    header: alike("Height"),
    example: "",
    required: false,
    hint: `On the floor plan; empty means ${USUAL_DESK.h}`,
  },
  {
    key: "turned",
    header: alike("Turned"),
    example: "",
    required: false,
    hint: "In degrees, clockwise; empty means 0",
  },
] as const satisfies readonly BulkColumn[];

/** The columns of a bulk booking, which books desks for customers. Dates and times are the branch's local ones. */
export const BOOKING_COLUMNS = [
  {
    key: "desk",
    header: { "co-working": "Desk", "study-hall": "Seat" },
    example: "A1",
    required: true,
    hint: "Its name",
  },
  BRANCH,
  { key: "customerName", header: MEMBER_NAME, example: "Asha Rao", required: true, hint: "Somebody new is added" },
  EMAIL,
  PHONE,
  {
    key: "type",
    header: alike("Booking type"),
    example: "HOURLY",
    required: true,
    hint: "DAILY for whole days, HOURLY for a part of one",
  },
  { key: "startDate", header: alike("Start date"), example: "2026-11-23", required: true, hint: "YYYY-MM-DD" },
  {
    key: "startTime",
    header: alike("Start time"),
    example: "10:00",
    required: false,
    hint: "HH:mm, for HOURLY bookings",
  },
  {
    key: "endDate",
    header: alike("End date"),
    example: "2026-11-23",
    required: false,
    hint: "The last day, included; empty means the start date",
  },
  { key: "endTime", header: alike("End time"), example: "12:00", required: false, hint: "HH:mm, for HOURLY bookings" },
  {
    key: "feePlan",
    header: alike("Fee plan"),
    example: "",
    required: false,
    hint: "Its name; empty means the cheapest that fits",
  },
  {
    key: "amount",
    header: alike("Amount"),
    example: "250.00",
    required: false,
    hint: "Tax included, in the currency's main unit; empty means the plan's price",
  },
  {
    key: "method",
    header: alike("Payment method"),
    example: "cash",
    required: false,
    hint: "cash, upi, card, bank or online; empty means not paid yet",
  },
  { key: "notes", header: alike("Notes"), example: "", required: false, hint: "At most 1000 characters" },
] as const satisfies readonly BulkColumn[];

/**
 * The columns of a members' import, which adds customers and takes over memberships that run. `feePlan` and `paidUntil` come together or
 * not at all; what the plan sells says whether `desk` and `shift` belong to them. Dates are the branch's local ones.
 */
export const CUSTOMER_COLUMNS = [
  {
    key: "name",
    header: MEMBER_NAME,
    example: "Asha Rao",
    required: true,
    hint: "Who is known already, by e-mail or phone, is not added again",
  },
  BRANCH,
  EMAIL,
  PHONE,
  { key: "address", header: alike("Address"), example: "", required: false, hint: "At most 500 characters" },
  {
    key: "emergencyName",
    header: alike("Emergency contact"),
    example: "",
    required: false,
    hint: "Whom to call in an emergency",
  },
  {
    key: "emergencyPhone",
    header: alike("Emergency phone"),
    example: "",
    required: false,
    hint: "That person's number",
  },
  {
    key: "desk",
    header: { "co-working": "Desk", "study-hall": "Seat" },
    example: "",
    required: false,
    hint: "Its name, for who has one of his own already; nothing is charged and nobody is mailed",
  },
  {
    key: "shift",
    header: alike("Shift"),
    example: "",
    required: false,
    hint: "Its name, where the fee plan sells a place in one",
  },
  {
    key: "feePlan",
    header: alike("Fee plan"),
    example: "",
    required: false,
    hint: "The name of a plan by the day, week or month, on which it will be renewed; what it sells is what the member has",
  },
  { key: "from", header: alike("From"), example: "", required: false, hint: "YYYY-MM-DD; empty means today" },
  {
    key: "paidUntil",
    header: alike("Paid until"),
    example: "",
    required: false,
    hint: "YYYY-MM-DD, the last day that is paid for",
  },
  {
    key: "left",
    header: alike("Left of a pass"),
    example: "",
    required: false,
    hint: "Whole days or hours, as the pass counts; empty means all that it holds",
  },
] as const satisfies readonly BulkColumn[];
