import type { Desk } from "@carrel/sdk";
import { DESK_NOW_LOOK } from "@carrel/sdk/domain";
import type { Desk as DrawnDesk } from "@carrel/ui/desk-tile";
import { deskStand, SWITCHED_OFF } from "../../app/words/desk-stand";
import type { DeskStand } from "./desk-filters";

/** What a state that desks can be narrowed to is called. */
export const standLabelOf = (stand: DeskStand): string =>
  Object.values(DESK_NOW_LOOK).find(({ word }) => word === stand)?.label ?? SWITCHED_OFF;

/**
 * A desk as the kit's map and floor plan draw it: what it is now, until when, who sits there, and who is next.
 * @param zone the branch's time zone
 */
export function drawnDesk(desk: Desk, zone: string): DrawnDesk {
  const { detail: when, ...look } = deskStand(desk, zone);
  const detail = desk.currentBooking?.name;
  return { id: desk._id, name: desk.name, zone: desk.zone, ...look, ...(when && { when }), ...(detail && { detail }) };
}
