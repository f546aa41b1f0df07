import * as z from "zod";
import { Booking } from "./booking";
import {
  Amount,
  Count,
  Currency,
  contactMissing,
  distinctList,
  Email,
  Id,
  Instant,
  LocalDate,
  Phone,
  page,
  pageQuery,
  readOnly,
  requiredName,
  requiredText,
  stamps,
  text,
} from "./common";
import { SignedAddress, Upload } from "./file";

export const ID_PROOF_KINDS = [
  "aadhaar",
  "pan",
  "passport",
  "driving-licence",
  "voter-id",
  "student-id",
  "employee-id",
  "other",
] as const;

/** The document that a customer showed. */
export const IdProof = z.strictObject({ kind: z.enum(ID_PROOF_KINDS), number: requiredText(60) });
export interface IdProof extends z.infer<typeof IdProof> {}

/** Whom to call when something happens to a customer. */
export const EmergencyContact = z.strictObject({ name: requiredName(120), phone: Phone });
export interface EmergencyContact extends z.infer<typeof EmergencyContact> {}

const fields = {
  /** The selected branch when left out. */
  branchId: Id.optional(),
  name: requiredName(120),
  email: Email.optional(),
  phone: Phone.optional(),
  /** A postal address, of several lines. */
  address: text(500).optional(),
  emergencyContact: EmergencyContact.nullable().optional(),
  /** Names a picture that `uploadPhoto` stored; null removes it. */
  photoKey: requiredText(500).nullable().optional(),
  isActive: z.boolean().optional(),
};

/** The desk that a customer has now, and on which plan. */
export const Assignment = z.object({
  membershipId: Id,
  /** Of its booking that runs or comes next. */
  bookingId: Id,
  deskId: Id,
  deskName: text(60),
  /** Null: he has it all day. */
  shiftName: text(60).nullable(),
  /** Null once the plan was deleted. */
  feePlanId: Id.nullable(),
  startAt: Instant,
  endAt: Instant,
});
export interface Assignment extends z.infer<typeof Assignment> {}

/** A person who uses desks ("Member"; "User" in a study hall). Of e-mail and phone at most one is empty. */
export const Customer = z.object({
  _id: Id,
  ...fields,
  branchId: Id,
  email: text(254),
  phone: text(24),
  address: text(500),
  emergencyContact: EmergencyContact.nullable(),
  photoKey: text(500).nullable(),
  /** Reads the picture for 600 seconds; null where there is none. */
  photoUrl: SignedAddress.nullable(),
  isActive: z.boolean(),
  currentAssignment: Assignment.nullable(),
  ...stamps,
});
export interface Customer extends z.infer<typeof Customer> {}

export const CustomerPage = page(Customer);

/** A customer's bookings by type, the latest start first, at most 1,000 of each. */
export const CustomerBookings = z.object({ daily: z.array(Booking), hourly: z.array(Booking) });
export interface CustomerBookings extends z.infer<typeof CustomerBookings> {}

export const CustomerDetail = Customer.extend({ bookings: CustomerBookings });
export interface CustomerDetail extends z.infer<typeof CustomerDetail> {}

export const AddCustomer = z.strictObject(fields).refine(({ email, phone }) => email || phone, contactMissing);
export interface AddCustomer extends z.infer<typeof AddCustomer> {}

/** A membership that somebody has already, on a daily plan, paid elsewhere until `paidUntil` (that day included). */
export const TakenOver = z.strictObject({
  /** Of a seat and of a shift's seat; what is floating and a pass have none. */
  deskId: Id.optional(),
  /** Of a shift's seat, and of a floating place that is sold in shifts. */
  shiftId: Id.optional(),
  feePlanId: Id,
  startDate: LocalDate,
  paidUntil: LocalDate,
  /** Of a pass, in the days or hours that its plan counts; all that the plan's pass holds when left out. */
  left: z.int("Use a whole number").min(1, "Use 1 or more").max(10_000, "Use at most 10,000").optional(),
});
export interface TakenOver extends z.infer<typeof TakenOver> {}

const { photoKey: _, isActive: __, ...ofSheet } = fields;

/** Somebody of a members' sheet, and the membership that is taken over, if there is one. */
export const UploadCustomer = z
  .strictObject({ ...ofSheet, branchId: Id, takenOver: TakenOver.optional() })
  .refine(({ email, phone }) => email || phone, contactMissing);
export interface UploadCustomer extends z.infer<typeof UploadCustomer> {}

/** The fields to change; what is left out stays as it is. An empty e-mail address or phone number removes it. */
export const UpdateCustomer = z
  .strictObject({
    ...z.strictObject(fields).partial().shape,
    email: z.union([Email, z.literal("")]).optional(),
    phone: z.union([Phone, z.literal("")]).optional(),
    ...readOnly("currentAssignment", "bookings", "photoUrl"),
    _id: Id,
  })
  .refine(({ email, phone }) => email !== "" || phone !== "", contactMissing);
export interface UpdateCustomer extends z.infer<typeof UpdateCustomer> {}

/** What only those learn of a customer whose role allows `customerDocuments.read`; no other call gives it. */
export const CustomerDocuments = z.object({
  /** Null where none was shown. */
  idProof: IdProof.nullable(),
  /** Of the staff, for the staff. */
  notes: text(2000),
});
export interface CustomerDocuments extends z.infer<typeof CustomerDocuments> {}

/** What is left out stays as it is; null takes the document away. */
export const UpdateCustomerDocuments = z.strictObject({ id: Id, ...CustomerDocuments.partial().shape });
export interface UpdateCustomerDocuments extends z.infer<typeof UpdateCustomerDocuments> {}

/** A PNG, JPEG, WebP or AVIF by content, of at most 5 MiB. */
export const UploadCustomerPhoto = z.strictObject({ id: Id, photo: Upload });
export interface UploadCustomerPhoto extends z.infer<typeof UploadCustomerPhoto> {}

/** What can be taken from the other record. */
const MERGED_FIELDS = ["name", "email", "phone", "address", "emergencyContact", "photoKey", "idProof"] as const;

/**
 * Two records of one person. What the kept one (`id`) lacks is filled from the other (`otherId`); `take` names what is taken from the
 * other though both have it. The notes of both stay.
 */
export const MergeCustomers = z.strictObject({
  id: Id,
  otherId: Id,
  take: distinctList(z.enum(MERGED_FIELDS)).optional(),
});
export interface MergeCustomers extends z.infer<typeof MergeCustomers> {}

export const UnassignedCustomerQuery = z.strictObject({ limit: pageQuery.limit, page: pageQuery.page });
export interface UnassignedCustomerQuery extends z.infer<typeof UnassignedCustomerQuery> {}

/** What a list to choose from shows of a customer who has no desk. */
export const UnassignedCustomer = Customer.pick({ _id: true, branchId: true, name: true, email: true, phone: true });
export interface UnassignedCustomer extends z.infer<typeof UnassignedCustomer> {}

export const UnassignedCustomerPage = page(UnassignedCustomer);

/** A branch (left out: all that the person may see). */
export const CustomerStatsQuery = z.strictObject({ branchId: Id.optional() });
export interface CustomerStatsQuery extends z.infer<typeof CustomerStatsQuery> {}

/** A customer who books much, with the figures of the last 90 local days, today included. */
export const TopCustomer = z.object({
  _id: Id,
  name: text(120),
  /** Bookings that begin in that time and were not cancelled. */
  bookings: Count,
  /** Minutes booked by them. */
  minutes: Count,
  /** Paid less paid back, minor unit. */
  amount: Amount,
  currency: Currency,
});
export interface TopCustomer extends z.infer<typeof TopCustomer> {}

export const CustomerStats = z.object({
  totalCustomers: Count,
  /** With a live booking now or ahead. */
  activeCustomers: Count,
  /** Added since the first of the branch's local month. */
  newThisMonth: Count,
  /** Whose last booking ended in the last 30 days, and who have none ahead. */
  churningCustomers: Count,
  /** Minutes of a booking that begins in the last 90 local days, cancelled ones left out; 0 when there was none. */
  averageBookingDuration: z.number().min(0),
  /** At most ten, the most minutes first. */
  topCustomers: z.array(TopCustomer),
});
export interface CustomerStats extends z.infer<typeof CustomerStats> {}
