import type { BoardCell, BoardColumn, BoardEntry, BoardRow } from "./board";

export const SHIFTS: readonly BoardColumn[] = [
  { id: "morning", label: "Morning", detail: "06:00–14:00", notes: ["3 free", "2 floating"] },
  { id: "evening", label: "Evening", detail: "14:00–22:00", notes: ["4 free"] },
  { id: "night", label: "Night", detail: "22:00–06:00", notes: ["8 free"] },
  { id: "sunday", label: "Sunday club", detail: "Not on Mondays", notes: [], isClosed: true },
];

export const holder = (seat: string, label: string, rest: Partial<BoardEntry> = {}): BoardEntry => ({
  id: `${label} ${seat}`,
  label,
  detail: "until 30 Nov",
  name: `Seat ${seat}, ${label}, ${rest.detail ?? "until 30 Nov"}`,
  href: `#${label}`,
  isMovable: true,
  ...rest,
});

export const free = (seat: string, shift = "Morning"): BoardCell => ({
  state: "free",
  text: "Free",
  name: `Seat ${seat}, ${shift}, free: assign`,
  href: `#assign-${seat}-${shift}`,
  entries: [],
});

export const taken = (entries: readonly BoardEntry[], rest: Partial<BoardCell> = {}): BoardCell => ({
  state: "taken",
  text: "",
  name: "",
  entries,
  ...rest,
});

const closed = (seat: string): BoardCell => ({
  state: "closed",
  text: "Closed",
  name: `Seat ${seat}, Sunday club, closed`,
  entries: [],
});

export const seat = (id: string, group: string, cells: readonly BoardCell[]): BoardRow => ({
  id,
  label: id,
  group,
  href: `#${id}`,
  cells: [...cells, closed(id)],
});

const partly = (id: string): BoardCell =>
  taken([holder(id, "Fatima Sheikh", { detail: "06:00–10:00 · until 4 Dec" })], {
    state: "partly",
    note: { label: "1 booking", name: `Seat ${id}, Morning, 1 booking`, href: `#bookings-${id}` },
  });

export const SEATS: readonly BoardRow[] = [
  seat("A1", "Window", [taken([holder("A1", "Asha Rao")]), free("A1", "Evening"), free("A1", "Night")]),
  seat("A2", "Window", [
    taken([holder("A2", "Benedict Kumar", { detail: "ends Fri, 27 Nov", isMarked: true })], { span: 2 }),
    free("A2", "Night"),
  ]),
  seat("A3", "Window", [free("A3"), free("A3", "Evening"), free("A3", "Night")]),
  seat("B1", "Quiet room", [partly("B1"), taken([holder("B1", "Gita Menon")]), free("B1", "Night")]),
  seat("B2", "Quiet room", [
    taken([holder("B2", "Chitra Iyer"), holder("B2", "Dev Anand"), holder("B2", "Esha Pillai")]),
    free("B2", "Evening"),
    free("B2", "Night"),
  ]),
  seat("B3", "Quiet room", [free("B3"), free("B3", "Evening"), free("B3", "Night")]),
];

/** As many seats as a large hall has, each third one free in the morning. */
export const manySeats = (count: number): BoardRow[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `S${index + 1}`;
    return seat(id, `Hall ${Math.floor(index / 50) + 1}`, [
      index % 3 === 0 ? free(id) : taken([holder(id, `Member ${index + 1}`)]),
      free(id, "Evening"),
      free(id, "Night"),
    ]);
  });
