import {
  canBegin,
  createGroup,
  isLine,
  type Line,
  type LineGroup,
  loserTo,
  nextOf,
  upFrom,
  type Waiter,
} from "./fair-line-groups";
import { DEBT } from "./fair-line-turns";

/** Bounds of all lines together. */
export interface LineBounds {
  /** Works at one time. */
  atOnce: number;
  /** That wait for their turn. */
  waiting: number;
}

/** One line's part of it. */
export interface LineShare {
  atOnce: number;
  waiting: number;
}

/** Where somebody waits. */
export interface Standing {
  /** Whoever names the same line waits behind the others in it. */
  line: string;
  /** Groups that the line is of, the widest first: they take turns too, however many lines each of them has. */
  within?: readonly LineGroup[];
}

/** Who wants a place. */
export interface Comer extends Standing {
  share: LineShare;
  /** Takes him out of the line while he waits; once he is at work it changes nothing. */
  signal?: AbortSignal | undefined;
}

/** The place of a work that has begun. */
export interface Place {
  /**
   * Does what needs no place, such as waiting for another machine: meanwhile the place is another's. Who comes back is the next
   * of his line, and is never refused. Not for somebody who holds what others wait for with a place, such as a transaction.
   */
  outside<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Has the line pay for a work that turned out to take more than one turn: so many are owed besides, never more than `DEBT`. */
  charge(turns: number): void;
}

export interface FairLine {
  /**
   * Does a work once it is its turn, whatever becomes of those before.
   * @throws LineFullError; LineLeftError; whatever `work` throws
   */
  take<Result>(comer: Comer, work: (place: Place) => Promise<Result>): Promise<Result>;
}

/** The line is as long as it may get, or had to lose its last for somebody of a shorter one. */
export class LineFullError extends Error {
  override readonly name = "LineFullError";
}

/** Whoever waited went before he had a place. */
export class LineLeftError extends Error {
  override readonly name = "LineLeftError";
}

/**
 * Lets works wait in lines, each in the order in which they came, and serves the lines in turn: who sends a hundred at once waits
 * for himself, and whoever comes beside him for one of his, if at all. Where too many wait, the longest line loses its last to
 * somebody whose own is shorter.
 * @example const line = createFairLine({ atOnce: 4, waiting: 64 });
 * await line.take({ line: address, share: { atOnce: 2, waiting: 16 } }, () => work());
 */
export const createFairLine = ({ atOnce, waiting: mostWaiting }: LineBounds): FairLine => {
  const all = createGroup({ name: "", atOnce, pays: false }, null);

  const lineOf = ({ line: name, within = [], share }: Comer): Line => {
    let group = all;
    for (const each of within) {
      const known = group.members.get(each.name);
      const member = known && !isLine(known) ? known : createGroup(each, group);
      group.members.set(each.name, member);
      group = member;
    }
    const known = group.members.get(name);
    if (known && isLine(known)) return known;
    const line = {
      name,
      group,
      atOnce: share.atOnce,
      pays: true,
      running: 0,
      waiting: 0,
      most: share.waiting,
      queue: [],
    };
    group.members.set(name, line);
    return line;
  };

  /** Notes what has become of a line: one that is ready already keeps its place among those whose turn is at the same time. */
  const note = (line: Line) => {
    for (const member of upFrom(line)) {
      if (canBegin(member)) member.group?.ready.add(member);
      else member.group?.ready.delete(member);
      if (member.waiting === 0 && member.running === 0) member.group?.members.delete(member.name);
    }
  };

  const begin = (line: Line) => {
    for (const member of upFrom(line)) {
      member.running += 1;
      member.group?.turns.take(member.name, member.group.members.size);
    }
  };

  const isFree = (line: Line) => [...upFrom(line)].every(({ running, atOnce: most }) => running < most);

  const nextLine = () => {
    let next = canBegin(all) ? nextOf(all) : undefined;
    while (next && !isLine(next)) next = nextOf(next);
    return next;
  };

  const serve = () => {
    for (let line = nextLine(); line; line = nextLine()) {
      const next = line.queue.shift();
      for (const member of upFrom(line)) {
        member.waiting -= 1;
        // One that is put back comes again at the end.
        member.group?.ready.delete(member);
      }
      begin(line);
      note(line);
      next?.enter();
    }
  };

  const leave = (line: Line) => {
    for (const member of upFrom(line)) member.running -= 1;
    note(line);
    serve();
  };

  const takeOut = (line: Line, waiter: Waiter) => {
    line.queue.splice(line.queue.indexOf(waiter), 1);
    for (const member of upFrom(line)) member.waiting -= 1;
    note(line);
  };

  /** @throws LineFullError */
  const makeRoom = (line: Line) => {
    if (line.waiting >= line.most) throw new LineFullError("This line is full");
    if (all.waiting < mostWaiting) return;
    const loser = loserTo(line);
    const last = loser?.queue.at(-1);
    if (!loser || !last || last.isBack) throw new LineFullError("All lines together are full");
    takeOut(loser, last);
    last.refuse(new LineFullError("Somebody of a shorter line came"));
  };

  const wait = (line: Line, isBack: boolean, signal: AbortSignal | undefined) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = (how: () => void) => {
      signal?.removeEventListener("abort", left);
      how();
    };
    const waiter: Waiter = { isBack, enter: () => settle(resolve), refuse: (error) => settle(() => reject(error)) };
    const left = () => {
      takeOut(line, waiter);
      settle(() => reject(new LineLeftError("Nobody waits any more")));
    };
    signal?.addEventListener("abort", left);
    const place = isBack ? line.queue.findIndex((other) => !other.isBack) : -1;
    line.queue.splice(place === -1 ? line.queue.length : place, 0, waiter);
    for (const member of upFrom(line)) member.waiting += 1;
    note(line);
    return promise;
  };

  const enter = async (comer: Comer, isBack: boolean): Promise<Line> => {
    // What was begun is ended, whether or not somebody waits for it still.
    const signal = isBack ? undefined : comer.signal;
    if (signal?.aborted) throw new LineLeftError("Nobody waits any more");
    const line = lineOf(comer);
    if (isFree(line)) {
      begin(line);
      return line;
    }
    try {
      if (!isBack) makeRoom(line);
    } catch (error) {
      note(line);
      throw error;
    }
    await wait(line, isBack, signal);
    return line;
  };

  return {
    async take(comer, work) {
      let line = await enter(comer, false);
      let holds = true;
      let abroad = 0;
      let isOver = false;
      let returning: Promise<void> | undefined;
      const giveUp = () => {
        if (holds) leave(line);
        holds = false;
      };
      const comeBack = async () => {
        line = await enter(comer, true);
        returning = undefined;
        holds = true;
        // Nobody waits for it any more.
        if (isOver) giveUp();
      };
      const place: Place = {
        charge(more) {
          for (const { name, group, pays } of upFrom(line)) {
            if (group && pays) group.turns.charge(name, Math.min(more, DEBT), Math.max(group.members.size, 1));
          }
        },
        async outside(errand) {
          abroad += 1;
          giveUp();
          try {
            return await errand();
          } finally {
            abroad -= 1;
            if (abroad === 0 && !holds && !isOver) {
              returning ??= comeBack();
              await returning;
            }
          }
        },
      };
      try {
        return await work(place);
      } finally {
        isOver = true;
        giveUp();
      }
    },
  };
};
