import type { Desk, DeskStatus } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import type { Desk as DrawnDesk, DeskStatus as DrawnStatus } from "@carrel/ui/desk-tile";

/** How the kit draws each status. */
export const DRAWN_STATUS: Readonly<Record<DeskStatus, DrawnStatus>> = {
  1: "available",
  2: "occupied",
  3: "partial",
  8: "hold",
};

/** What a desk that takes no bookings is called, whatever its status. */
export const SWITCHED_OFF = "Switched off";

export const statusLabelOf = ({ isActive, status }: Pick<Desk, "isActive" | "status">): string =>
  isActive ? DESK_STATUS_LOOK[status].label : SWITCHED_OFF;

/** A desk as the kit's map and floor plan draw it. */
export const drawnDesk = (desk: Desk): DrawnDesk => ({
  id: desk._id,
  name: desk.name,
  zone: desk.zone,
  status: desk.isActive ? DRAWN_STATUS[desk.status] : "hold",
  statusLabel: statusLabelOf(desk),
  ...(desk.currentBooking && { detail: desk.currentBooking.name }),
});
