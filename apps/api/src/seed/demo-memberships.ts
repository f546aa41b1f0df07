/** A part of the day, by the branch's wall times. */
export interface DemoShift {
  name: string;
  starts: string;
  ends: string;
}

/** Whole local days from today on, both included. */
interface Days {
  from: number;
  to: number;
}

/** Time at a desk on a floating place or a pass, on a day that lies so many back, and from an hour on where it isn't all of it. */
export interface DemoVisit {
  daysAgo: number;
  by?: string;
  hours?: readonly [from: number, to: number];
}

export interface DemoMembership {
  /** Of those of the branch, by the plan's name. */
  plan: string;
  customer: string;
  /** Its last day, in days from today. */
  endsIn: number;
  shift?: string;
  /** Which of the held desks it has; left out: none. */
  desk?: number;
  /** When it rests. */
  freeze?: Days;
  /** Who else uses a pass. */
  people?: readonly string[];
  visits?: readonly DemoVisit[];
}

/** A hall's day in three parts, and all of it. */
export const HALL_SHIFTS: readonly DemoShift[] = [
  { name: "Morning", starts: "06:00", ends: "12:00" },
  { name: "Afternoon", starts: "12:00", ends: "18:00" },
  { name: "Evening", starts: "18:00", ends: "23:00" },
  { name: "Full day", starts: "06:00", ends: "23:00" },
];

/** Three who share one seat, one who has it all day, one who rests, and one who ends this week. */
export const HALL_MEMBERSHIPS: readonly DemoMembership[] = [
  { plan: "Shift month", customer: "Tara Nair", shift: "Morning", desk: 0, endsIn: 12 },
  { plan: "Shift month", customer: "Daniel Fernandes", shift: "Afternoon", desk: 0, endsIn: 4 },
  { plan: "Shift month", customer: "Meher Kapoor", shift: "Evening", desk: 0, endsIn: 19 },
  { plan: "Shift month", customer: "Sanjay Iyer", shift: "Full day", desk: 1, endsIn: 9 },
  { plan: "Shift month", customer: "Priya Das", shift: "Morning", desk: 2, endsIn: 24, freeze: { from: -1, to: 5 } },
];

/** Two who sit where it is free, one pass that is nearly used up and one that a team shares. */
export const SPACE_MEMBERSHIPS: readonly DemoMembership[] = [
  { plan: "Flex month", customer: "Tara Nair", endsIn: 17, visits: [{ daysAgo: 20, hours: [9, 13] }] },
  { plan: "Flex month", customer: "Daniel Fernandes", endsIn: 3, visits: [{ daysAgo: 19, hours: [10, 16] }] },
  {
    ...{ plan: "Ten days", customer: "Meher Kapoor", endsIn: 40 },
    visits: [18, 17, 16, 12, 11, 10, 5, 4].map((daysAgo) => ({ daysAgo })),
  },
  {
    ...{ plan: "Twenty hours for a team", customer: "Sanjay Iyer", people: ["Priya Das"], endsIn: 71 },
    visits: [
      { daysAgo: 9, hours: [10, 13] },
      { daysAgo: 8, by: "Priya Das", hours: [11, 15] },
      { daysAgo: 2, hours: [10, 12] },
    ],
  },
];

/** How many desks, the last of a branch, its memberships take: those that they have, and one for visits. */
export const desksHeld = ({ memberships = [] }: { memberships?: readonly DemoMembership[] }): number =>
  new Set(
    memberships.flatMap(({ desk, visits }) => [...(desk === undefined ? [] : [desk]), ...(visits ? ["visits"] : [])]),
  ).size;
