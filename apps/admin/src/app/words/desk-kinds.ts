import type { DeskKind } from "@carrel/sdk/schemas";

/** What the kinds of bookable places are called. */
export const KIND_LABELS: Readonly<Record<DeskKind, string>> = {
  desk: "Desk",
  seat: "Seat",
  cabin: "Cabin",
  "meeting-room": "Meeting room",
};

/** The kinds, to choose from. */
export const DESK_KINDS: { value: DeskKind; label: string }[] = [
  { value: "desk", label: KIND_LABELS.desk },
  { value: "seat", label: KIND_LABELS.seat },
  { value: "cabin", label: KIND_LABELS.cabin },
  { value: "meeting-room", label: KIND_LABELS["meeting-room"] },
];
