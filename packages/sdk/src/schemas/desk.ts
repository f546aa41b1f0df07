import * as z from "zod";
import { MOST_PEOPLE } from "../domain/limits";
import { BookingType } from "./booking-type";
import {
  Amount,
  Currency,
  contactMissing,
  distinctList,
  Email,
  Id,
  Instant,
  LocalDate,
  Minute,
  MovedAmount,
  Phone,
  page,
  pageQuery,
  requiredName,
  requiredText,
  stamps,
  text,
  whole,
} from "./common";
import { pageInRoom } from "./plan-room";

/** Available=1, Occupied=2, PartiallyBooked=3, BookingHold=8. */
export const DeskStatus = z.literal([1, 2, 3, 8]);
export type DeskStatus = z.infer<typeof DeskStatus>;

/** How a desk stands at this instant: `taken` by a confirmed booking, `held` by one that waits or for a code, else `free`. */
export const DeskNow = z.enum(["free", "taken", "held"]);
export type DeskNow = z.infer<typeof DeskNow>;

export const DeskKind = z.enum(["desk", "seat", "cabin", "meeting-room"]);
export type DeskKind = z.infer<typeof DeskKind>;

const between = (least: number, most: number) => {
  const message = `Use a number from ${least} to ${most}`;
  return z.number(message).min(least, message).max(most, message);
};

/** Place on the floor plan, in plan units from its top left; rotation in degrees. */
export const DeskPosition = z.strictObject({
  x: between(0, 100_000),
  y: between(0, 100_000),
  w: between(1, 10_000),
  h: between(1, 10_000),
  rotation: between(-360, 360),
});
export interface DeskPosition extends z.infer<typeof DeskPosition> {}

export const DeskCapacity = z
  .int("Use a whole number")
  .min(1, "Use 1 or more")
  .max(MOST_PEOPLE, `Use ${MOST_PEOPLE} at most`);

const fields = {
  branchId: Id,
  name: requiredName(60),
  zone: text(60).optional(),
  kind: DeskKind.optional(),
  position: DeskPosition.nullable().optional(),
  amenities: distinctList(requiredText(40)).max(20).optional(),
  /** How many people it takes; one when left out. */
  capacity: DeskCapacity.optional(),
  isActive: z.boolean().optional(),
};

/** The booking that covers a desk now. */
export const CurrentBooking = z.object({
  _id: Id,
  code: text(24),
  type: BookingType,
  startAt: Instant,
  endAt: Instant,
  customerId: Id.nullable(),
  name: text(120),
});
export interface CurrentBooking extends z.infer<typeof CurrentBooking> {}

/** A bookable place in a branch ("seat" in a study hall). */
export const Desk = z.object({
  _id: Id,
  ...fields,
  zone: text(60),
  kind: DeskKind,
  position: DeskPosition.nullable(),
  amenities: z.array(text(40)),
  isActive: z.boolean(),
  status: DeskStatus,
  /** Also of a desk that is deactivated: somebody may sit there still. */
  now: DeskNow,
  /**
   * When that ends: the next booking of today begins, or the desk is free again; what follows at once for the same customer counts as
   * one, and a hold ends when it runs out. Null: not before the branch's local day does.
   */
  until: Instant.nullable(),
  /** When the next booking begins that is not part of `now`; null: none begins before the branch's local day ends. */
  nextAt: Instant.nullable(),
  /** Who comes then; null where nobody does, and of what is held for a code. */
  nextName: text(120).nullable(),
  currentBooking: CurrentBooking.nullable(),
  ...stamps,
});
export interface Desk extends z.infer<typeof Desk> {}

export const AddDesk = z.strictObject(fields);
export interface AddDesk extends z.input<typeof AddDesk> {}

/** The fields to change; what is left out stays as it is. Read-only fields are ignored. */
export const UpdateDesk = z.strictObject({
  ...AddDesk.partial().shape,
  status: z.unknown().optional(),
  now: z.unknown().optional(),
  until: z.unknown().optional(),
  nextAt: z.unknown().optional(),
  nextName: z.unknown().optional(),
  currentBooking: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  _id: Id,
});
export interface UpdateDesk extends z.input<typeof UpdateDesk> {}

/**
 * The active desks of the selected branch by their status now; each counts once. `booked` are those that are taken for all of
 * today; the dashboard's `occupied` are those that have a booking at this instant.
 */
export const DeskCounters = z.object({
  total: z.int().min(0),
  /** Status 2, Occupied: a booking covers this instant, and no open hour of the day is free. */
  booked: z.int().min(0),
  /** Status 1. */
  available: z.int().min(0),
  /** Status 3: some of the day's open hours are booked, this instant perhaps with them. */
  partiallyBooked: z.int().min(0),
  /** Status 8. */
  bookingHold: z.int().min(0),
  /** Desks that nobody is assigned to now. */
  unassigned: z.int().min(0),
  /** Desks whose `now` is `free`. */
  freeNow: z.int().min(0),
  /** Desks whose `now` is `taken`; what is in neither is `held`. */
  takenNow: z.int().min(0),
});
export interface DeskCounters extends z.infer<typeof DeskCounters> {}

export const DeskPage = z.object({ ...pageInRoom(Desk).shape, counters: DeskCounters });
export interface DeskPage extends z.infer<typeof DeskPage> {}

/** Desks of one branch with their status in a period; without a period, now. With a local date the first page tells how full its slots are. */
export const PublicDeskQuery = z.strictObject({
  branchId: Id,
  limit: pageQuery.limit,
  page: pageQuery.page,
  startAt: Minute.optional(),
  endAt: Minute.optional(),
  date: LocalDate.optional(),
});
export interface PublicDeskQuery extends z.infer<typeof PublicDeskQuery> {}

/** What the asked period costs on the cheapest plan that fits; null when no plan does. */
export const Quote = z.object({
  feePlanId: Id,
  feePlanName: text(120),
  /** How many durations of the plan the period takes. */
  units: z.int().min(1),
  /** Before tax, minor unit. */
  net: Amount,
  tax: Amount,
  amount: Amount,
  currency: Currency,
});
export interface Quote extends z.infer<typeof Quote> {}

/** What a visitor sees of a desk: no names, no bookings. */
export const PublicDesk = Desk.pick({
  _id: true,
  name: true,
  zone: true,
  kind: true,
  position: true,
  amenities: true,
  capacity: true,
}).extend({
  status: DeskStatus,
  /** What the asked period costs at this desk, where that is another price than the page's. */
  quote: Quote.optional(),
});
export interface PublicDesk extends z.infer<typeof PublicDesk> {}

/** A slot of a day, and how many desks are free for all of it. */
export const SlotFree = z.object({ startAt: Instant, free: z.int().min(0) });
export interface SlotFree extends z.infer<typeof SlotFree> {}

export const PublicDeskPage = z.object({
  ...page(PublicDesk).shape,
  /** At a desk that has no price of its own. */
  quote: Quote.nullable(),
  /** Of the asked `date`; empty without one, beyond the booking window and after the first page. */
  slots: z.array(SlotFree).optional(),
});
export interface PublicDeskPage extends z.infer<typeof PublicDeskPage> {}

/** How money came in or went back: over the counter, by a UPI transfer, by card, to the bank account, or through the online checkout. */
export const PaymentMethod = z.enum(["cash", "upi", "card", "bank", "online"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** How money goes back that was paid: cash when `method` is left out. */
export const Refund = z.strictObject({
  /** In the minor unit, more than nothing. */
  amount: MovedAmount,
  method: PaymentMethod.optional(),
  /** Receipt number, UPI reference or the like. */
  reference: text(120).optional(),
});
export interface Refund extends z.infer<typeof Refund> {}

/** The same where nothing else says why. */
export const ReasonedRefund = Refund.extend({
  /** Why, for the staff: it stands on the payment. */
  reason: requiredText(200),
});
export interface ReasonedRefund extends z.infer<typeof ReasonedRefund> {}

/** What it means for its money that something ends before its time. */
export const EndPreview = z.object({
  /** All that is agreed for it. */
  amount: Amount,
  /** What of that is for what will not be used. */
  unused: Amount,
  paid: Amount,
  /** What was paid beyond what is used: so much is offered to be given back. */
  refund: Amount,
  currency: Currency,
});
export interface EndPreview extends z.infer<typeof EndPreview> {}

/** What is let off a price as something is sold. */
export const Discount = z.strictObject({
  /** In the minor unit, more than nothing, and no more than the price. */
  amount: MovedAmount,
  /** Why, for the staff: it stands beside the price. */
  reason: text(200).optional(),
});
export interface Discount extends z.infer<typeof Discount> {}

/** A deposit that is taken as something is sold, by the same method: held for the customer, apart from what he pays. */
export const SoldDeposit = z.strictObject({ amount: MovedAmount });
export interface SoldDeposit extends z.infer<typeof SoldDeposit> {}

/** How something that is sold is paid; without a method it is not paid yet. */
export const howPaid = {
  method: PaymentMethod.optional(),
  reference: text(120).optional(),
  /** What is paid of the price now, in the minor unit; the rest is due. Left out: all of it. */
  paying: Amount.min(1, "Use 1 or more").optional(),
  /** What is let off the price; what is agreed and paid is the rest. */
  discount: whole<Discount>(Discount).optional(),
};
export interface HowPaid extends z.infer<z.ZodObject<typeof howPaid>> {}

/** The same of a sale with which a deposit can be taken. */
export const howPaidWithDeposit = { ...howPaid, deposit: whole<SoldDeposit>(SoldDeposit).optional() };

/** A reference and a part are of a payment. */
export const saysHow = ({ method, reference, paying }: HowPaid) =>
  method !== undefined || (!reference && paying === undefined);
export const howMissing = { path: ["method"], message: "Say how it was paid" };

/** A deposit is taken as the sale is paid. */
export const depositComes = ({ method, deposit }: HowPaid & { deposit?: SoldDeposit | undefined }) =>
  method !== undefined || deposit === undefined;
export const depositMissing = {
  path: ["deposit", "amount"],
  message: "Say how the deposit was paid, or leave it out: it is taken with the payment",
};

/** A visitor or walk-in who is not a customer yet. */
export const NewCustomer = z
  .strictObject({ name: requiredName(120), email: Email.optional(), phone: Phone.optional() })
  .refine((person) => person.email || person.phone, contactMissing);
export interface NewCustomer extends z.infer<typeof NewCustomer> {}

/** Who comes along to a desk that takes several: names alone, one fewer than it takes at most. */
export const Guests = z.array(requiredName(120)).max(MOST_PEOPLE - 1, "Name fewer guests");

/** What is booked for whom; `amount` is a price given by hand. */
const staffBooking = {
  deskId: Id,
  customerId: Id.optional(),
  customer: NewCustomer.optional(),
  type: BookingType,
  startAt: Minute.optional(),
  endAt: Minute.optional(),
  date: LocalDate.optional(),
  feePlanId: Id.optional(),
  amount: Amount.optional(),
  method: howPaid.method,
  notes: text(1000).optional(),
};
const namesOne = (booking: { customerId?: string | undefined; customer?: NewCustomer | undefined }) =>
  Boolean(booking.customerId) !== Boolean(booking.customer);
const oneMissing = { path: ["customerId"], message: "Give either a customer's id or a new customer" };

/**
 * Staff book a desk: HOURLY from `startAt` to `endAt`, DAILY on `date` (or whole days from `startAt` to `endAt`).
 * Staff may knowingly pass opening hours and the booking window.
 */
export const BookDesk = z
  .strictObject({
    ...staffBooking,
    paying: howPaid.paying,
    discount: howPaid.discount,
    /** Who comes along: 400 where the desk takes fewer. */
    guests: Guests.optional(),
  })
  .refine(namesOne, oneMissing)
  .refine(saysHow, howMissing);
export interface BookDesk extends z.input<typeof BookDesk> {}

/** The same from a row of a sheet: with a `method` it is paid as a whole. */
export const SheetBooking = z.strictObject(staffBooking).refine(namesOne, oneMissing);
export interface SheetBooking extends z.input<typeof SheetBooking> {}
