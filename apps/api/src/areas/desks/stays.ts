import type { CountedPage, DeskStay, HourlyBookingQuery } from "@carrel/sdk/schemas";
import type { Context, Paged } from "../../context";
import { deskStay, namedStays } from "../bookings/stays";
import { listPage } from "../list-page";
import { findDesk } from "./queries";
import { COUNTED } from "./transactions";

/** What bookings used at a desk before they were moved away, the latest first. */
export async function stays(context: Context<Paged<HourlyBookingQuery>>): Promise<CountedPage<DeskStay>> {
  const { input } = context;
  const { deskId } = await findDesk(context, input.deskId);
  const { rows, total, atLeast } = await listPage(
    namedStays(context).where("stays.deskId", "=", deskId).orderBy("stays.endAt", "desc"),
    input,
    COUNTED,
  );
  return { data: rows.map(deskStay), totalCount: total, atLeast };
}
