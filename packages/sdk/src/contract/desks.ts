import type { Booking, DeskStay } from "../schemas/booking";
import type {
  BulkBookingValidation,
  BulkResult,
  DeskUploadValidation,
  ProcessBulkBooking,
  ProcessDeskUpload,
  TemplateQuery,
  ValidateBulkBooking,
  ValidateDeskUpload,
} from "../schemas/bulk";
import type { ById, CountedPage, Deleted, PageQuery } from "../schemas/common";
import type { AddDesk, BookDesk, Desk, DeskPage, UpdateDesk } from "../schemas/desk";
import type {
  AssignUser,
  AvailableDesk,
  AvailableDeskQuery,
  ByDesk,
  DeskAssignment,
  DeskTransaction,
  DeskTransactionQuery,
  HourlyBookingQuery,
  MoveTarget,
  ReassignUser,
  RenewDesk,
  SlotDay,
  SlotQuery,
  UnassignUser,
} from "../schemas/desk-work";
import type { Download } from "../schemas/file";
import { file } from "./codec";
import { joined, read, write } from "./operation";
import { publicDesks } from "./public-desks";

/** What work at a desk makes stale: a customer's record shows his assignment, and booking can add a customer. */
const touches = ["desks", "memberships", "bookings", "customers", "dues", "deposits", "ledger", "cash", "dashboard"];

const staffDesks = {
  /**
   * Lists the desks of the selected branch with their status now, a page at a time, and the branch's counters. `room`: how many
   * there are in all branches, and fit.
   * @example const { data, totalRecords, counters } = await client.desks.list({ limit: 20, page: 1 });
   */
  list: read<PageQuery, DeskPage>("POST /co-space/desks", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    limit: 20,
    background: true,
    fallback: "Failed to fetch desks",
  }),

  /**
   * Reads one desk.
   * @example const desk = await client.desks.get({ id });
   */
  get: read<ById, Desk>("GET /co-space/desks/id/{id}", { background: true, fallback: "Failed to fetch desk details" }),

  /**
   * Adds a desk to a branch; its name is unique there (409 `desk_name_taken`). 403 `plan_limit` when the plan has no room.
   * @example await client.desks.add({ branchId: branch._id, name: "A1", zone: "Window" });
   */
  add: write<AddDesk, Desk>("POST /co-space/desks/add", {
    creates: true,
    touches: ["desks", "dashboard", "subscription"],
  }),

  /**
   * Changes fields of a desk. Activating it takes room (403 `plan_limit`).
   * @example await client.desks.update({ _id: desk._id, zone: "Quiet room" });
   */
  update: write<UpdateDesk, Desk>("PUT /co-space/desks/update", {
    touches: ["desks", "bookings", "customers", "dashboard", "subscription"],
  }),

  /**
   * Deletes a desk that was never booked (409 `desk_in_use` otherwise: deactivate it instead).
   * @example await client.desks.remove({ id: desk._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/desks/{id}", {
    removes: true,
    touches: ["desks", "dashboard", "subscription"],
  }),

  /**
   * Books a desk for a customer at once (CONFIRMED). With `method` it is paid, or `paying` of it, else it is all due; what `discount` lets
   * off the price is neither paid nor due. A taken desk is 409 `desk_taken` with the nearest free alternatives.
   * @example await client.desks.bookDesk({ deskId, customer: { name: "Ravi", email: "ravi@example.com" }, type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z" });
   */
  bookDesk: write<BookDesk, Booking>("POST /co-space/desks/book-desk", {
    permission: "bookings.write",
    creates: true,
    fallback: "Failed to book desk",
    touches,
  }),

  /**
   * Gives a desk to a customer on a daily fee plan: a CONFIRMED DAILY booking over the plan's validity. With `method` it is paid, or
   * `paying` of it, else it is all due; `discount` is let off its price, and a `deposit` is taken by the same method.
   * A desk that is taken in that time is 409 `desk_taken`; a customer who has a desk then is 409 `customer_assigned`.
   * @example const booking = await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-11-23", method: "upi" });
   */
  assignUser: write<AssignUser, Booking>("POST /co-space/desks/assign-user", {
    permission: "bookings.write",
    creates: true,
    touches,
  }),

  /**
   * Moves what is left of an assignment to another free desk, all at once; its booking stays the same. One to come is named by its
   * membership or its booking. A taken desk is 409 `desk_taken`; a desk that nobody is assigned to is 409 `desk_unassigned`.
   * @example const booking = await client.desks.reassignUser({ deskId, toDeskId });
   */
  reassignUser: write<ReassignUser, Booking>("POST /co-space/desks/reassign-user", {
    permission: "bookings.write",
    touches,
  }),

  /**
   * Ends the assignment of a desk now; its booking keeps the time that was used. 409 `desk_unassigned` when there is none. With `refund`
   * money is given back as of `memberships.end`.
   * @example const booking = await client.desks.unassignUser({ deskId });
   */
  unassignUser: write<UnassignUser, Booking>("PUT /co-space/desks/unassign-user", {
    permission: "bookings.write",
    fallback: "Failed to unassign desk",
    touches,
  }),

  /**
   * Extends a desk's assignment by a plan, from its end or (when it has lapsed) from today: paid by `method`, or `paying` of it, else
   * due, less `discount`, with a `deposit` beside it. 409 `desk_taken` when somebody else has the desk then; 409 `customer_assigned` when the customer has another desk then; 409
   * `desk_unassigned` when nobody ever had it.
   * @example const booking = await client.desks.renew({ deskId, feePlanId, method: "cash" });
   */
  renew: write<RenewDesk, Booking>("POST /co-space/desks/renewal-desk", { permission: "bookings.write", touches }),

  /**
   * Who has a desk on a plan: now, next, and who had it last. A renewal extends the first of them that there is.
   * @example const { current, next } = await client.desks.assignment({ deskId });
   */
  assignment: read<ByDesk, DeskAssignment>("GET /co-space/desks/{deskId}/assignment", {
    query: ["shiftId"],
    permission: "bookings.read",
    background: true,
    fallback: "Failed to fetch assignment",
    addition: true,
  }),

  /**
   * The desks of its branch to which what is left of a desk's assignment can be moved: those that nobody has at any time of
   * it. 409 `desk_unassigned` when nobody is assigned to the desk now.
   * @example const [target] = await client.desks.moveTargets({ deskId });
   */
  moveTargets: read<ByDesk, MoveTarget[]>("GET /co-space/desks/{deskId}/move-targets", {
    query: ["shiftId"],
    permission: "bookings.read",
    background: true,
    fallback: "Failed to fetch free desks",
    addition: true,
  }),

  /**
   * The desks of the selected branch that can be booked now, with their price; by default also those that are free for a
   * part of today only. A branch that is deactivated has none.
   * @example const desks = await client.desks.availableForBooking({ includePartial: false });
   */
  availableForBooking: read<AvailableDeskQuery, AvailableDesk[]>("GET /co-space/desks/available-for-booking", {
    query: ["includePartial"],
    fallback: "Failed to fetch available desks",
  }),

  /**
   * The slots of a desk, `duration` minutes each, on one local day or on at most 31, and which of them are free: none of a
   * desk, or in a branch, that is deactivated.
   * @example const days = await client.desks.slots({ deskId, dayOption: "single", date: "2026-11-21", duration: 60 });
   */
  slots: read<SlotQuery, SlotDay[]>("GET /co-space/desks/available-slots", {
    query: ["deskId", "date", "dayOption", "startDate", "endDate", "duration"],
    background: true,
    fallback: "Failed to fetch available slots",
  }),

  /**
   * What was paid for a desk, or for one booking of it (`bookingId`), the latest first; `search` looks into customers, booking
   * codes and references.
   * @example const { data, totalCount } = await client.desks.transactions({ deskId, limit: 20, page: 1 });
   */
  transactions: read<DeskTransactionQuery, CountedPage<DeskTransaction>>("GET /co-space/desks/transactions/{deskId}", {
    query: ["limit", "page", "search", "bookingId"],
    page: "totalCount",
    limit: 100,
    permission: "bookings.read",
    fallback: "Failed to fetch transactions",
  }),

  /**
   * The HOURLY bookings of a desk, the latest start first.
   * @example const { data, totalCount } = await client.desks.hourlyBookings({ deskId, page: 1 });
   */
  hourlyBookings: read<HourlyBookingQuery, CountedPage<Booking>>("GET /co-space/desks/{deskId}/hourly-bookings", {
    query: ["page", "limit"],
    page: "totalCount",
    limit: 20,
    permission: "bookings.read",
    fallback: "Failed to fetch hourly bookings",
  }),

  /**
   * What bookings used at a desk before they were moved away, the latest first: each with its booking and whose it is.
   * @example const { data, totalCount } = await client.desks.stays({ deskId, page: 1 });
   */
  stays: read<HourlyBookingQuery, CountedPage<DeskStay>>("GET /co-space/desks/{deskId}/stays", {
    query: ["page", "limit"],
    page: "totalCount",
    limit: 20,
    permission: "bookings.read",
    addition: true,
  }),

  /**
   * The sheet to fill in for a bulk upload: the columns of `DESK_COLUMNS` in the organisation's wording, and an example.
   * @example const { filename, blob } = await client.desks.bulkUploadTemplate({ format: "xlsx" });
   */
  bulkUploadTemplate: read<TemplateQuery, Download>("GET /co-space/desks/bulk-upload/template", {
    query: ["format"],
    gives: file,
    permission: "desks.write",
    fallback: "Failed to download template",
  }),

  /**
   * Checks the rows of a bulk upload, at most 5,000, and adds nothing: what is wrong, row by row, and the values to process. `room`: how many
   * more the plan has room for, and how many of the rows take it.
   * @example const { validationResults, summary } = await client.desks.validateBulkUpload({ data: [{ name: "A1", zone: "Window" }] });
   */
  validateBulkUpload: read<ValidateDeskUpload, DeskUploadValidation>("POST /co-space/desks/bulk-upload/validate", {
    gives: "reply",
    permission: "desks.write",
    fallback: "Validation failed",
  }),

  /**
   * Adds the desks of a bulk upload, all or none. A name that was taken meanwhile is 409 `desk_name_taken`; more desks than
   * the subscription has room for are 403 `plan_limit`.
   * @example const { created, ids } = await client.desks.processBulkUpload({ validatedData: [{ branchId, name: "A1" }] });
   */
  processBulkUpload: write<ProcessDeskUpload, BulkResult>("POST /co-space/desks/bulk-upload/process", {
    fallback: "Upload failed",
    touches: ["desks", "dashboard", "subscription"],
  }),

  /**
   * The sheet to fill in for a bulk booking: the columns of `BOOKING_COLUMNS` in the organisation's wording, and an
   * example. `client.url` gives its address for a window of its own.
   * @example window.open(client.url(contract.desks.bulkBookingTemplate, { format: "csv" }));
   */
  bulkBookingTemplate: read<TemplateQuery, Download>("GET /api/co-space/desks/bulk-booking/template", {
    query: ["format"],
    gives: file,
    opens: true,
    permission: "bookings.write",
    fallback: "Failed to download template",
  }),

  /**
   * Checks the rows of a bulk booking, at most 5,000, against each other and against what is booked, and books nothing.
   * @example const { validationResults, summary } = await client.desks.validateBulkBooking({ data: rows });
   */
  validateBulkBooking: read<ValidateBulkBooking, BulkBookingValidation>("POST /co-space/desks/bulk-booking/validate", {
    gives: "reply",
    permission: "bookings.write",
    fallback: "Validation failed",
  }),

  /**
   * Books the desks of a bulk booking for their customers (CONFIRMED), all or none; people who are new are added, and
   * nobody is mailed. A desk that was taken meanwhile is 409 `desk_taken`; `issues` name the rows.
   * @example const { created, ids } = await client.desks.processBulkBooking({ validatedData });
   */
  processBulkBooking: write<ProcessBulkBooking, BulkResult>("POST /co-space/desks/bulk-booking/process", {
    permission: "bookings.write",
    fallback: "Upload failed",
    touches,
  }),
};

export const desks: typeof publicDesks & typeof staffDesks = joined(publicDesks, staffDesks);
