import type { BookingSource } from "@carrel/sdk";

/** Where a booking came from, in words. */
export const SOURCE_LABELS: Record<BookingSource, string> = {
  admin: "Staff",
  qr: "QR code",
  website: "Website",
  embed: "Embedded page",
  bulk: "Bulk upload",
  api: "API",
  import: "Taken over",
};
