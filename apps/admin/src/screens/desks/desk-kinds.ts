import type { DeskKind } from "@carrel/sdk/schemas";

/** What the kinds of bookable places are called. */
export const DESK_KINDS: { value: DeskKind; label: string }[] = [
  { value: "desk", label: "Desk" },
  { value: "seat", label: "Seat" },
  { value: "cabin", label: "Cabin" },
  { value: "meeting-room", label: "Meeting room" },
];
