import type { Booking, BookingQuery, Page } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context, Paged } from "../../context";
import { searchBookings } from "../../database/search";
import { type Asked, listPage, type PageOf, searchPage } from "../list-page";
import { listedBranches } from "../tenant";
import { isClaimed, narrowed } from "./narrowed";
import { bookingsWithDesk, countedBookings, type NamedBooking } from "./queries";
import { bookingRecord } from "./record";

type Listing = Context<Paged<BookingQuery>>;
type Bookings = ReturnType<typeof bookingsWithDesk>;

/** As the index has it: sorted otherwise, every page reads the whole branch. */
const newestFirst = (bookings: Bookings) =>
  bookings.orderBy("bookings.createdAt", "desc").orderBy("bookings.bookingId");

const soonestFirst = (bookings: Bookings) => bookings.orderBy("bookings.startAt").orderBy("bookings.bookingId");

const isPending = sql<boolean>`bookings.status = 'PENDING'`;
const not = (condition: RawBuilder<boolean>) => sql<boolean>`not (${condition})`;

/** How many of a list's bookings are said to be paid: few, counted off their index. */
const countedClaims = (bookings: Bookings, condition: RawBuilder<boolean> = sql`true`) =>
  sql<number>`(${bookings.clearSelect().select(sql<number>`count(*)::float8`.as("claims")).where(isClaimed).where(condition)})`;

/**
 * Those whose visitors say that they have paid, then those that wait for the staff, both soonest first; then the others, newest first. Asked
 * for together.
 * @param isWhole whether the others are of the list
 */
async function waitingFirst(
  context: Listing,
  bookings: Bookings,
  { listed, isWhole }: { listed: readonly string[] | null; isWhole: boolean },
): Promise<PageOf<NamedBooking>> {
  const { limit, page }: Asked = context.input;
  const offset = (page - 1) * limit;
  const claims = countedClaims(bookings);
  const pending = countedBookings(context, listed, "PENDING");
  const beforeOthers = sql<number>`${pending} + ${claims} - ${countedClaims(bookings, isPending)}`;
  const from = (before: RawBuilder<number>) => sql<number>`greatest(${offset} - (${before}), 0)`;
  const [claimed, waiting, others, counted] = await Promise.all([
    soonestFirst(bookings.where(isClaimed)).limit(limit).offset(offset).execute(),
    soonestFirst(bookings.where(isPending).where(not(isClaimed)))
      .limit(limit)
      .offset(from(claims))
      .execute(),
    isWhole
      ? newestFirst(bookings.where("bookings.status", "<>", sql.lit("PENDING")).where(not(isClaimed)))
          .limit(limit)
          .offset(from(beforeOthers))
          .execute()
      : [],
    context.db
      .selectNoFrom(countedBookings(context, listed, isWhole ? null : "PENDING").as("total"))
      .executeTakeFirst(),
  ]);
  return { rows: [...claimed, ...waiting, ...others].slice(0, limit), total: counted?.total ?? 0 };
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
  const isWaiting = status === "PENDING" || input.payment === "claimed";
  const ordered = isWaiting ? soonestFirst(bookings) : newestFirst(bookings);
  if (condition) return listPage(ordered.where(condition), input);
  if (text) {
    return searchPage(
      input,
      (window) => searchBookings(db, { text, branchId: listed?.[0] ?? null, status, ...window }),
      (ids) => newestFirst(bookings).where("bookings.bookingId", "in", ids).execute(),
    );
  }
  if (status === null || status === "PENDING")
    return waitingFirst(context, bookings, { listed, isWhole: status === null });
  return listPage(ordered, input, { known: countedBookings(context, listed, status) });
}

/** The bookings of the selected branch; of every one that is the caller's, for a key of the organisation. */
export async function listBookings(context: Listing): Promise<Page<Booking>> {
  const listed = listedBranches(context);
  if (listed?.length === 0) return { data: [], totalRecords: 0 };
  const { rows, total, atLeast } = await pageOf(context, listed);
  return { data: rows.map((row) => bookingRecord(row, row.deskName)), totalRecords: total, atLeast };
}
