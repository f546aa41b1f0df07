import { DESK_STATUS } from "@carrel/sdk/domain";
import type { APIRequestContext } from "@playwright/test";
import { askForHour } from "./ask-for";
import { dayAhead } from "./day-ahead";
import { clientOf } from "./staff";

/** Somebody waits for Harbour: where a test before this one turned its worker's clock on, all that waited in the demo has run out. */
export async function somebodyWaits(request: APIRequestContext) {
  const owner = await clientOf("owner@harbour.test");
  const days = { from: dayAhead(1), to: dayAhead(60) };
  if ((await owner.bookings.list({ ...days, status: "PENDING", limit: 1, page: 1 })).data.length > 0) return;
  const { selectedBranch } = await owner.auth.session();
  const branchId = selectedBranch ?? "";
  const from = new Date(`${dayAhead(2)}T12:00:00+05:30`).getTime();
  const hour = { startAt: new Date(from).toISOString(), endAt: new Date(from + 3_600_000).toISOString() };
  const { data: desks } = await owner.desks.listPublic({ branchId, ...hour });
  const free = desks.find(({ status }) => status === DESK_STATUS.Available);
  if (!free) throw new Error("Every desk is taken at noon");
  await askForHour(request, { orgCode: "HARBOUR", branchId, name: "Later Guest", from, deskId: free._id });
}
