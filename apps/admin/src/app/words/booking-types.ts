import type { Booking } from "@carrel/sdk";

/** How a place is booked, and sold. */
export const TYPE_LABELS: Readonly<Record<Booking["type"], string>> = { HOURLY: "By the hour", DAILY: "By the day" };
