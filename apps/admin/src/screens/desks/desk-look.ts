import type { Desk } from "@carrel/sdk";
import { DESK_STATUS_LOOK, type DeskLook, deskLook } from "@carrel/sdk/domain";
import type { Desk as DrawnDesk } from "@carrel/ui/desk-tile";
import { SWITCHED_OFF } from "../../app/parts/desk-status-badge";
import type { DeskStand } from "./desk-filters";

/** How a desk stands now: its status, or that it takes no bookings. */
const lookOf = ({ isActive, status }: Pick<Desk, "isActive" | "status">): DeskLook =>
  isActive ? deskLook(status) : { status: "hold", statusLabel: SWITCHED_OFF };

export const statusLabelOf = (desk: Pick<Desk, "isActive" | "status">): string => lookOf(desk).statusLabel;

/** What a state that desks can be narrowed to is called. */
export const standLabelOf = (stand: DeskStand): string =>
  Object.values(DESK_STATUS_LOOK).find(({ word }) => word === stand)?.label ?? SWITCHED_OFF;

/** A desk as the kit's map and floor plan draw it. */
export const drawnDesk = (desk: Desk): DrawnDesk => ({
  id: desk._id,
  name: desk.name,
  zone: desk.zone,
  ...lookOf(desk),
  ...(desk.currentBooking && { detail: desk.currentBooking.name }),
});
