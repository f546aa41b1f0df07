import type { DeskMoment } from "@carrel/sdk/domain";
import type { CurrentBooking, Desk, DeskStatus, PublicDesk } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

/** How a desk stands at an instant. */
export interface DeskStanding extends DeskMoment {
  status: DeskStatus;
  currentBooking: CurrentBooking | null;
}

export const publicDeskRecord = (row: Row<"desks">, status: DeskStatus): PublicDesk => ({
  _id: row.deskId,
  name: row.name,
  zone: row.zone,
  kind: row.kind,
  position: row.position,
  amenities: row.amenities,
  capacity: row.capacity,
  status,
});

export const deskRecord = (row: Row<"desks">, standing: DeskStanding): Desk => ({
  ...publicDeskRecord(row, standing.status),
  branchId: row.branchId,
  isActive: row.isActive,
  now: standing.now,
  until: standing.until?.toISOString() ?? null,
  nextAt: standing.nextAt?.toISOString() ?? null,
  nextName: standing.nextName,
  currentBooking: standing.currentBooking,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What the audit log keeps of a desk: what people set, without how it stands at the moment. */
export const auditedDesk = ({ orgId, deskId, createdAt, updatedAt, ...settings }: Row<"desks">) => settings;

export const currentBookingRecord = (row: Row<"bookings">): CurrentBooking => ({
  _id: row.bookingId,
  code: row.code,
  type: row.type,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  customerId: row.customerId,
  name: row.visitorName,
});
