import type { Booking } from "../schemas/booking";
import type { ById, Deleted, PageQuery } from "../schemas/common";
import type { AddDesk, BookDesk, Desk, DeskPage, PublicDeskPage, PublicDeskQuery, UpdateDesk } from "../schemas/desk";
import { read, write } from "./operation";

export const desks = {
  /**
   * Lists the desks of the selected branch with their status now, a page at a time, and the branch's counters.
   * @example const { data, totalRecords, counters } = await client.desks.list({ limit: 20, page: 1 });
   */
  list: read<PageQuery, DeskPage>("POST /co-space/desks", {
    query: ["limit", "page", "search"],
    page: "totalRecords",
    permission: "desks.read",
    fallback: "Failed to fetch desks",
  }),

  /**
   * Reads one desk.
   * @example const desk = await client.desks.get({ id });
   */
  get: read<ById, Desk>("GET /co-space/desks/id/{id}", {
    permission: "desks.read",
    fallback: "Failed to fetch desk details",
  }),

  /**
   * Adds a desk to a branch; its name is unique there (409 `desk_name_taken`).
   * @example await client.desks.add({ branchId: branch._id, name: "A1", zone: "Window" });
   */
  add: write<AddDesk, Desk>("POST /co-space/desks/add", {
    permission: "desks.write",
    creates: true,
    touches: ["desks", "dashboard"],
  }),

  /**
   * Changes fields of a desk.
   * @example await client.desks.update({ _id: desk._id, zone: "Quiet room" });
   */
  update: write<UpdateDesk, Desk>("PUT /co-space/desks/update", {
    permission: "desks.write",
    touches: ["desks", "bookings", "dashboard"],
  }),

  /**
   * Deletes a desk that was never booked (409 `desk_in_use` otherwise: deactivate it instead).
   * @example await client.desks.remove({ id: desk._id });
   */
  remove: write<ById, Deleted>("DELETE /co-space/desks/{id}", {
    permission: "desks.write",
    touches: ["desks", "dashboard"],
  }),

  /**
   * Books a desk for a customer at once (CONFIRMED). A taken desk is 409 `desk_taken` with the nearest free alternatives.
   * @example await client.desks.bookDesk({ deskId, customer: { name: "Ravi", email: "ravi@example.com" }, type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T12:00:00Z" });
   */
  bookDesk: write<BookDesk, Booking>("POST /co-space/desks/book-desk", {
    permission: "bookings.write",
    creates: true,
    fallback: "Failed to book desk",
    touches: ["desks", "bookings", "dashboard"],
  }),

  /**
   * The desks of a branch and their status in a period, for anyone (the QR flow).
   * @example const { data, quote } = await client.desks.listPublic({ branchId, limit: 50, page: 1, startAt, endAt });
   */
  listPublic: read<PublicDeskQuery, PublicDeskPage>("POST /co-space/desks/{branchId}/all", {
    query: ["limit", "page"],
    access: "public",
    page: "totalRecords",
    fallback: "Failed to fetch desks",
  }),
};
