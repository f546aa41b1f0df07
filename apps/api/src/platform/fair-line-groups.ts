import { createTurns, type FairTurns } from "./fair-line-turns";

/** Lines that are one beside others, such as those of all addresses of a network. */
export interface LineGroup {
  name: string;
  /** Works of all of its lines at one time. */
  atOnce: number;
  /** Whether it pays with its lines for what their works weigh. */
  pays: boolean;
}

/** Who waits for a place. */
export interface Waiter {
  /** Whether he had a place before. */
  isBack: boolean;
  enter(): void;
  refuse(error: Error): void;
}

/** What takes turns with others: a line, or a group of lines. */
interface Member {
  name: string;
  group: Group | null;
  atOnce: number;
  pays: boolean;
  running: number;
  waiting: number;
}

export interface Line extends Member {
  group: Group;
  most: number;
  /** Whoever is back stands before those who are new. */
  queue: Waiter[];
}

export interface Group extends Member {
  members: Map<string, Line | Group>;
  /** Those whose next can begin once there is a place, the first to be so first. */
  ready: Set<Line | Group>;
  turns: FairTurns;
}

export const isLine = (member: Line | Group): member is Line => "queue" in member;

export const createGroup = ({ name, atOnce, pays }: LineGroup, group: Group | null): Group => ({
  ...{ name, group, atOnce, pays, running: 0, waiting: 0 },
  ...{ members: new Map(), ready: new Set(), turns: createTurns() },
});

/** A line and the groups that it is of, the widest last. */
export function* upFrom(line: Line): Generator<Line | Group> {
  for (let at: Line | Group | null = line; at !== null; at = at.group) yield at;
}

export const canBegin = (member: Line | Group) =>
  member.running < member.atOnce && (isLine(member) ? member.queue.length > 0 : member.ready.size > 0);

/** The one whose turn it is. */
export const nextOf = ({ ready, turns }: Group) => {
  let next: Line | Group | undefined;
  for (const member of ready) if (!next || turns.nextOf(member.name) < turns.nextOf(next.name)) next = member;
  return next;
};

/** The line of a member that most wait in. */
const fullestOf = (member: Line | Group): Line => {
  if (isLine(member)) return member;
  const [first, ...others] = member.members.values();
  if (!first) throw new Error("A group has lines");
  return fullestOf(others.reduce((fullest, other) => (other.waiting > fullest.waiting ? other : fullest), first));
};

/** The line that loses its last to who comes: of the widest group that is fuller by two than his own, or his own's. */
export const loserTo = (line: Line): Line | null => {
  for (const own of [...upFrom(line)].reverse()) {
    let fullest = own;
    for (const other of own.group?.members.values() ?? []) if (other.waiting > fullest.waiting) fullest = other;
    if (fullest.waiting > own.waiting + 1) return fullestOf(fullest);
  }
  return null;
};
