import { DESK_STATUSES, type Desk, type DeskStatus } from "../desk-tile";
import type { DeskLegendItem } from "./desk-legend";

/** The states that occur, in their own words. */
export const legendOf = (desks: readonly Desk[]): DeskLegendItem[] =>
  DESK_STATUSES.flatMap((status) => {
    const example = desks.find((desk) => desk.status === status);
    return example ? [{ status, label: example.statusLabel }] : [];
  });

/** How many of these desks are in each state. */
export const countDesks = (desks: readonly Desk[]): Partial<Record<DeskStatus, number>> => {
  const counters: Partial<Record<DeskStatus, number>> = {};
  for (const { status } of desks) counters[status] = (counters[status] ?? 0) + 1;
  return counters;
};
