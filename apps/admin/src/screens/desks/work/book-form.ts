import type { BookDesk } from "@carrel/sdk";
import { addDays, dayRange, localDateOf, type Terminology } from "@carrel/sdk/domain";
import { type Alternative, BookDesk as BookDeskSchema, BookingType, Guests, LocalDate } from "@carrel/sdk/schemas";
import * as z from "zod";
import { NEW_SALE, NOT_PAID, saleFields, saleOf } from "../../../forms/payment";
import { checkWho, firstWho, whoFields, whoOf } from "./who";

const fields = {
  type: BookingType,
  /** First and, of days, last local date. */
  date: LocalDate,
  lastDate: LocalDate,
  /** Instants of the chosen slots; empty while none is. */
  startAt: z.string(),
  endAt: z.string(),
  method: saleFields.method,
  paying: saleFields.paying,
  discount: saleFields.discount,
  notes: BookDeskSchema.shape.notes.unwrap(),
  guests: Guests,
  ...whoFields,
};

/** A booking by staff, as its form holds it. */
export const bookForm = ({ desk, member }: Pick<Terminology, "desk" | "member">) =>
  z
    .object({ deskId: z.string().min(1, `Choose a ${desk.toLowerCase()}`), ...fields })
    .superRefine(checkWho(member))
    .superRefine(({ type, startAt, date, lastDate }, context) => {
      if (type === "HOURLY" && startAt === "")
        context.addIssue({ code: "custom", path: ["startAt"], message: "Choose a time" });
      if (type === "DAILY" && lastDate < date)
        context.addIssue({ code: "custom", path: ["lastDate"], message: "Choose a last day after the first" });
    });
export type BookFields = z.input<ReturnType<typeof bookForm>>;
export type BookValues = z.output<ReturnType<typeof bookForm>>;

export const newBooking = (
  deskId: string,
  type: BookValues["type"],
  today: string,
  customerId?: string,
): BookFields => ({
  deskId,
  type,
  date: today,
  lastDate: today,
  startAt: "",
  endAt: "",
  method: NOT_PAID,
  paying: NEW_SALE.paying,
  discount: NEW_SALE.discount,
  notes: "",
  guests: [],
  ...firstWho(customerId),
});

type When = Pick<BookFields, "type" | "date" | "lastDate" | "startAt" | "endAt">;

/** The time that is asked for; null while it is not chosen whole. */
export function periodOf({ type, date, lastDate, startAt, endAt }: When, timezone: string) {
  if (type === "HOURLY") return startAt && endAt ? { startAt: new Date(startAt), endAt: new Date(endAt) } : null;
  if (!date || lastDate < date) return null;
  return { startAt: dayRange(date, timezone).startAt, endAt: dayRange(lastDate, timezone).endAt };
}

/** How many people may come along to a desk. */
export const roomOf = (desk: { capacity?: number | undefined } | undefined): number => (desk?.capacity ?? 1) - 1;

/**
 * A booking as `book-desk` takes it.
 * @param room for guests: those who were named for a larger desk before stay away
 */
export function bookingOf(values: BookValues, timezone: string, room: number): BookDesk {
  const guests = values.guests.slice(0, room);
  const { deskId, type, date, lastDate, method, paying, discount, notes } = values;
  const period = periodOf(values, timezone);
  return {
    deskId,
    type,
    ...whoOf(values),
    // One day is asked for by its date, so that a refusal names the field.
    ...(type === "DAILY" && date === lastDate
      ? { date }
      : period && { startAt: period.startAt.toISOString(), endAt: period.endAt.toISOString() }),
    ...saleOf({ ...NEW_SALE, method, paying, discount }),
    ...(notes && { notes }),
    ...(guests.length > 0 && { guests }),
  };
}

/** The fields that what is free instead changes. */
export function takenInstead({ deskId, startAt, endAt }: Alternative, type: BookValues["type"], timezone: string) {
  const date = localDateOf(new Date(startAt), timezone);
  const last = localDateOf(new Date(Date.parse(endAt) - 1), timezone);
  return type === "HOURLY" ? { deskId, date, lastDate: date, startAt, endAt } : { deskId, date, lastDate: last };
}

/** A booking by staff reaches at most so far ahead: further, and a year was mistyped. */
export const farthestDay = (today: string) => addDays(today, 3 * 366);
