import type { Desk } from "../desk-tile";
import type { Plan } from "./plan";
import type { DeskPosition } from "./position";

const WALL = { fill: "none", stroke: "var(--ui-control-border)", strokeWidth: 8, strokeLinecap: "square" } as const;
const THIN = { fill: "none", stroke: "var(--ui-border)", strokeWidth: 2 } as const;

/** A study hall of 12 by 8 m, drawn in cm: walls, a door, windows, shelves and a long table. */
export const hall: Plan = {
  width: 1200,
  height: 800,
  areas: [
    { name: "By the windows", x: 160, y: 656, width: 880, height: 118, title: 34 },
    { name: "Round", x: 830, y: 400, width: 260, height: 230, title: 34 },
  ],
  drawing: (
    <svg viewBox="0 0 1200 800" aria-hidden="true">
      <path {...WALL} d="M500 20H20V780H1180V20H640" />
      <path {...THIN} d="M500 20a140 140 0 0 1 140 140V20" />
      <path {...THIN} strokeWidth={6} d="M120 780h220M420 780h220M720 780h220" stroke="var(--ui-surface)" />
      <path {...THIN} d="M120 774h220v12h-220zM420 774h220v12h-220zM720 774h220v12h-220z" />
      <path {...THIN} d="M1120 60v300h50v-300zM1120 120h50M1120 180h50M1120 240h50M1120 300h50" />
      <path {...THIN} d="M330 340h420v140h-420z" fill="var(--ui-surface-sunken)" />
    </svg>
  ),
};

const available = { status: "available", statusLabel: "Available", detail: "₹250 an hour" } as const;
const states = [
  available,
  available,
  { status: "occupied", statusLabel: "Occupied", disabled: true },
  available,
  { status: "partial", statusLabel: "Partially booked", detail: "Free from 14:00" },
  available,
  { status: "hold", statusLabel: "On hold", disabled: true },
] as const;

const at = (x: number, y: number, rotation = 0, w = 100, h = 64): DeskPosition => ({ x, y, w, h, rotation });
const stateOf = (index: number) => states[index % states.length] ?? available;

/** Carrels along two walls, a long table, a round of four turned by 45°, and a room. */
const places: [string, string, DeskPosition][] = [
  ...Array.from({ length: 6 }, (_, index) => [`A${index + 1}`, "Quiet zone", at(50, 60 + index * 112, 270)]),
  ...Array.from({ length: 7 }, (_, index) => [`B${index + 1}`, "By the windows", at(190 + index * 116, 690)]),
  ...Array.from({ length: 4 }, (_, index) => [`C${index + 1}`, "Long table", at(336 + index * 104, 268)]),
  ...Array.from({ length: 4 }, (_, index) => [`C${index + 5}`, "Long table", at(336 + index * 104, 488, 180)]),
  ["D1", "Round", at(860, 440, 315)],
  ["D2", "Round", at(960, 440, 45)],
  ["D3", "Round", at(860, 540, 225)],
  ["D4", "Round", at(960, 540, 135)],
  ["Captain's room", "Rooms", at(790, 60, 0, 280, 200)],
] as [string, string, DeskPosition][];

export const hallDesks: Desk[] = [
  ...places.map(
    ([name, zone], index): Desk => ({
      id: name.toLowerCase(),
      name,
      zone,
      ...(name === "Captain's room"
        ? { ...available, kind: "Meeting room", detail: "₹1,200 an hour" }
        : stateOf(index)),
    }),
  ),
  { id: "e1", name: "E1", ...available },
];

export const hallPositions = Object.fromEntries(places.map(([name, , position]) => [name.toLowerCase(), position]));
