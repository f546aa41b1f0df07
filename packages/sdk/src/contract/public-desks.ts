import type { PublicDeskPage, PublicDeskQuery } from "../schemas/desk";
import { read } from "./operation";

/** What anyone may ask. */
export const publicDesks = {
  /**
   * The desks of a branch and their status in a period, for anyone (the QR flow). A period that a visitor could not book
   * (closed, past, beyond the window) is refused as `bookings.saveBooking` does.
   * @example const { data, quote } = await client.desks.listPublic({ branchId, limit: 50, page: 1, startAt, endAt });
   */
  listPublic: read<PublicDeskQuery, PublicDeskPage>("POST /co-space/desks/{branchId}/all", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 50,
    access: "public",
    fallback: "Failed to fetch desks",
  }),
};
