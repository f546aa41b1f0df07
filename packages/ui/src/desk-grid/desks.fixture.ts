import type { Desk } from "../desk-tile";

const available = { status: "available", statusLabel: "Available", detail: "₹250 an hour" } as const;
const partial = { status: "partial", statusLabel: "Partially booked", detail: "Free from 14:00" } as const;
const occupied = { status: "occupied", statusLabel: "Occupied", disabled: true } as const;
const hold = { status: "hold", statusLabel: "On hold", disabled: true } as const;

/** A study hall's seats. */
export const libraryDesks: Desk[] = [
  { id: "a1", name: "A1", zone: "Quiet zone", ...available },
  { id: "a2", name: "A2", zone: "Quiet zone", ...partial },
  { id: "a3", name: "A3", zone: "Quiet zone", ...occupied },
  { id: "a4", name: "A4", zone: "Quiet zone", ...available },
  { id: "a5", name: "A5", zone: "Quiet zone", ...hold },
  { id: "a6", name: "A6", zone: "Quiet zone", ...available },
  { id: "a7", name: "A7", zone: "Quiet zone", ...available },
  { id: "a8", name: "A8", zone: "Quiet zone", ...occupied },
  { id: "b1", name: "B1", zone: "By the windows of the old reading room", ...available },
  { id: "b2", name: "B2", zone: "By the windows of the old reading room", ...available },
  { id: "b3", name: "B3", zone: "By the windows of the old reading room", ...partial },
  { id: "c1", name: "Desk 39", ...occupied },
  { id: "c2", name: "Desk 40", ...available },
];

/** A co-working space's desks, in no zones. */
export const harbourDesks: Desk[] = [
  { id: "1", name: "1", ...available, detail: "£6 an hour" },
  { id: "2", name: "2", ...partial },
  { id: "3", name: "3", ...occupied },
  { id: "4", name: "Captain's room", kind: "Meeting room", ...available, detail: "£24 an hour" },
];

const inTurn = [available, available, partial, available, occupied, available, occupied, hold];

/** A large hall: a thousand seats on five floors. */
export const largeHall: Desk[] = ["Ground floor", "First floor", "Second floor", "Third floor", "Gallery"].flatMap(
  (zone, floor) =>
    Array.from({ length: 200 }, (_, index) => ({
      id: `${floor}-${index}`,
      name: `${"GABCD"[floor]}${index + 1}`,
      zone,
      ...(inTurn[(index * 7 + floor) % inTurn.length] ?? available),
    })),
);
