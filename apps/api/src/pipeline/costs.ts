import type { Contract } from "@carrel/sdk/contract";
import type { OperationName } from "../operation-names";
import { worksOnPassword } from "./work-on-password";

/** What a call weighs in the general limits, where most calls weigh 1. */
export interface Cost {
  points: number;
  /** So many points more for each `per` that the input asks for, begun ones too: rows of a list, or days of a span. */
  more?: { points: number; per: number; of: { list: string } | { from: string; to: string } };
}

/** No call weighs more, however much it asks for: as much as an account has for a second. */
export const MAX_COST = 300;

const USUAL: Cost = { points: 1 };
/** An argon2id hash holds a processor for about as long as this many calls. */
const PASSWORD: Cost = { points: 10 };
/** Reads much and answers little. */
const REPORT: Cost = { points: 5 };
/** Writes a workbook. */
const WORKBOOK: Cost = { points: 10 };
/** Draws a picture anew. */
const PICTURE: Cost = { points: 10 };
/** Of 5,000 rows: the check has a processor for as long as 100 calls, and the writing the embedded database as long as all of a second's. */
const checked = (list: string): Cost => ({ points: 5, more: { points: 1, per: 50, of: { list } } });
const written = (list: string): Cost => ({ points: 5, more: { points: 3, per: 50, of: { list } } });
const span = (points: number, from: string, to: string): Cost => ({
  points,
  more: { points: 1, per: 7, of: { from, to } },
});
const events: Cost = { points: 1, more: { points: 1, per: 20, of: { list: "events" } } };

/** What weighs more than usual, beside what works on a password. */
export const COSTS: Readonly<Record<string, Cost>> = {
  "dashboard.paymentStats": REPORT,
  "dashboard.bookingStats": REPORT,
  "dashboard.bookingTrends": REPORT,
  "customers.stats": REPORT,
  "resellers.stats": REPORT,
  "tracking.analytics": span(5, "from", "to"),
  "tracking.userActivity": REPORT,
  "tracking.businessUnitActivity": REPORT,
  // Walks the whole chain.
  "auditLog.verify": { points: 50 },
  "desks.availableForBooking": REPORT,
  "desks.listPublic": span(1, "startAt", "endAt"),
  "desks.slots": span(1, "startDate", "endDate"),
  "bookings.calendar": span(1, "from", "to"),
  "desks.bulkUploadTemplate": WORKBOOK,
  "desks.bulkBookingTemplate": WORKBOOK,
  "desks.validateBulkUpload": checked("data"),
  "desks.validateBulkBooking": checked("data"),
  "desks.processBulkUpload": written("validatedData"),
  "desks.processBulkBooking": written("validatedData"),
  "gallery.upload": { points: 1, more: { points: 10, per: 1, of: { list: "images" } } },
  "customers.uploadPhoto": PICTURE,
  "organisation.uploadLogo": PICTURE,
  "resellers.uploadLogo": PICTURE,
  "tracking.record": events,
  "tracking.recordVisit": events,
} satisfies { [Name in OperationName<Contract>]?: Cost };

const DAY = 86_400_000;

/** @param name an operation's, such as `desks.slots` @param input as its schema made it */
export const costOf = (name: string, input: unknown): number => {
  const { points, more } = COSTS[name] ?? (worksOnPassword(name) ? PASSWORD : USUAL);
  const asked = more ? Math.ceil(amountOf(more.of, input) / more.per) * more.points : 0;
  return Math.min(points + asked, MAX_COST);
};

const amountOf = (of: NonNullable<Cost["more"]>["of"], input: unknown): number => {
  if (typeof input !== "object" || input === null) return 0;
  if ("list" in of) {
    const list: unknown = Reflect.get(input, of.list);
    return Array.isArray(list) ? list.length : 0;
  }
  const [from, to] = [of.from, of.to].map((field) => Date.parse(String(Reflect.get(input, field))));
  // One that is left out or no instant asks for nothing more.
  return Math.max(0, ((to ?? Number.NaN) - (from ?? Number.NaN)) / DAY) || 0;
};
