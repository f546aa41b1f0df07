import type { Booking, BookingQuery, Page } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { searchBookings } from "../../database/search";
import { type Asked, listPage, type PageOf, searchPage } from "../list-page";
import { listedBranches } from "../tenant";
import { narrowed } from "./narrowed";
import { bookingsWithDesk, countedBookings, type NamedBooking } from "./queries";
import { bookingRecord } from "./record";

type Listing = Context<Paged<BookingQuery>>;
type Bookings = ReturnType<typeof bookingsWithDesk>;

/** As the index has it: sorted otherwise, every page reads the whole branch. */
const newestFirst = (bookings: Bookings) =>
  bookings.orderBy("bookings.createdAt", "desc").orderBy("bookings.bookingId");

const soonestFirst = (bookings: Bookings) => bookings.orderBy("bookings.startAt").orderBy("bookings.bookingId");

/** Those that wait for the staff, soonest first, then the others, newest first. Asked for together. */
async function waitingFirst(
  context: Listing,
  bookings: Bookings,
  listed: readonly string[] | null,
): Promise<PageOf<NamedBooking>> {
  const { limit, page }: Asked = context.input;
  const offset = (page - 1) * limit;
  const othersBefore = sql<number>`greatest(${offset} - ${countedBookings(context, listed, "PENDING")}, 0)`;
  const [waiting, others, counted] = await Promise.all([
    soonestFirst(bookings.where("bookings.status", "=", sql.lit("PENDING")))
      .limit(limit)
      .offset(offset)
      .execute(),
    newestFirst(bookings.where("bookings.status", "<>", sql.lit("PENDING")))
      .limit(limit)
      .offset(othersBefore)
      .execute(),
    context.db.selectNoFrom(countedBookings(context, listed, null).as("total")).executeTakeFirst(),
  ]);
  return { rows: [...waiting, ...others].slice(0, limit), total: counted?.total ?? 0 };
}

/** The page of a list: what is narrowed by more than its status, or searched, stands newest first. */
async function pageOf(context: Listing, listed: readonly string[] | null): Promise<PageOf<NamedBooking>> {
  const { input, db } = context;
  const { search: text, status: asked = "ALL" } = input;
  const status = asked === "ALL" ? null : asked;
  const bookings = bookingsWithDesk(context)
    .$if(listed !== null, (query) => query.where("bookings.branchId", "in", listed ?? []))
    .$if(status !== null, (query) => query.where("bookings.status", "=", status ?? "PENDING"));
  const condition = await narrowed(context, listed);
  const ordered = status === "PENDING" ? soonestFirst(bookings) : newestFirst(bookings);
  if (condition) return listPage(ordered.where(condition), input);
  if (text) {
    return searchPage(
      input,
      (window) => searchBookings(db, { text, branchId: listed?.[0] ?? null, status, ...window }),
      (ids) => newestFirst(bookings).where("bookings.bookingId", "in", ids).execute(),
    );
  }
  if (status === null) return waitingFirst(context, bookings, listed);
  return listPage(ordered, input, { known: countedBookings(context, listed, status) });
}

/** The bookings of the selected branch; of every one that is the caller's, for a key of the organisation. */
export async function listBookings(context: Listing): Promise<Page<Booking>> {
  const listed = listedBranches(context);
  if (listed?.length === 0) return { data: [], totalRecords: 0 };
  const { rows, total, atLeast } = await pageOf(context, listed);
  return { data: rows.map((row) => bookingRecord(row, row.deskName)), totalRecords: total, atLeast };
}
