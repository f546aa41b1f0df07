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

/** Who wants a place. */
export interface Comer {
  /** Whoever names the same line waits behind the others in it. */
  line: string;
  /** Sides take turns too, however many lines each of them has. Default: all are on one. */
  side?: string;
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

interface Waiter {
  /** Whether he had a place before. */
  isBack: boolean;
  enter(): void;
  refuse(error: LineFullError): void;
}

interface Line {
  name: string;
  side: string;
  share: LineShare;
  running: number;
  /** Whoever is back stands before those who are new. */
  waiting: Waiter[];
}

/** Turns that a line which had none of late may have before the others. */
export const CREDIT = 4;

/** Turns that a line may owe for what its works weighed: others pass it by no longer. */
export const DEBT = 20;

/** Lines whose last turn is remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * When each line's next turn is: start-time fair queueing, whose time goes on by a turn once each line had one. Who comes now and
 * then is owed some turns, never more than `CREDIT`: else he would keep out for long who had some, and so would whoever names
 * another line each time.
 * @see https://doi.org/10.1145/248156.248171
 */
const createTurns = () => {
  /** When each that had turns of late has its next. */
  const nexts = new Map<string, number>();
  let now = 0;
  const nextOf = (name: string) => Math.max(nexts.get(name) ?? 0, now - CREDIT);
  const forget = () => {
    // Whoever is owed all that there is is like one who never came.
    for (const [name, next] of nexts) if (next <= now - CREDIT) nexts.delete(name);
    const [oldest] = nexts.keys();
    if (nexts.size > MOST_REMEMBERED && oldest !== undefined) nexts.delete(oldest);
  };
  return {
    nextOf,
    /** @param lines that there are, this one too */
    take(name: string, lines: number) {
      const next = nextOf(name) + 1;
      nexts.delete(name);
      nexts.set(name, next);
      now += 1 / lines;
      if (nexts.size > MOST_REMEMBERED) forget();
    },
    /** @param lines that there are */
    charge(name: string, turns: number, lines: number) {
      // The time goes on for all of it: who is alone owes nothing to whoever comes later.
      now += turns / lines;
      nexts.set(name, Math.max(nextOf(name), Math.min(nextOf(name) + turns, now + DEBT)));
    },
  };
};

/**
 * Lets works wait in lines, each in the order in which they came, and serves the lines in turn: who sends a hundred at once waits
 * for himself, and whoever comes beside him for one of his, if at all. Where too many wait, the longest line loses its last to
 * somebody whose own is shorter.
 * @example const line = createFairLine({ atOnce: 4, waiting: 64 });
 * await line.take({ line: address, share: { atOnce: 2, waiting: 16 } }, () => work());
 */
export const createFairLine = ({ atOnce, waiting: mostWaiting }: LineBounds): FairLine => {
  const lines = new Map<string, Line>();
  /** Those whose next can begin once there is a place, the first to be so first. */
  const ready = new Set<Line>();
  const turns = createTurns();
  /** Which turn was the last of each side. */
  const lastTurns = new Map<string, number>();
  let turn = 0;
  let running = 0;
  let waiting = 0;

  const lineOf = ({ line: name, side = "", share }: Comer): Line => {
    const known = lines.get(name);
    if (known) return known;
    const line: Line = { name, side, share, running: 0, waiting: [] };
    lines.set(name, line);
    return line;
  };

  /** Notes what has become of a line: one that is ready already keeps its place among those whose turn is at the same time. */
  const note = (line: Line) => {
    if (line.waiting.length > 0 && line.running < line.share.atOnce) ready.add(line);
    else ready.delete(line);
    if (line.waiting.length === 0 && line.running === 0) lines.delete(line.name);
  };

  const begin = (line: Line) => {
    running += 1;
    line.running += 1;
    turn += 1;
    lastTurns.set(line.side, turn);
    turns.take(line.name, lines.size);
  };

  const lastTurnOf = ({ side }: Line) => lastTurns.get(side) ?? 0;
  const isBefore = (one: Line, other: Line) =>
    one.side === other.side ? turns.nextOf(one.name) < turns.nextOf(other.name) : lastTurnOf(one) < lastTurnOf(other);

  /** Of the side whose last turn is the longest ago. */
  const nextLine = () => {
    let next: Line | undefined;
    for (const line of ready) if (!next || isBefore(line, next)) next = line;
    return next;
  };

  const serve = () => {
    while (running < atOnce) {
      const line = nextLine();
      const next = line?.waiting.shift();
      if (!line || !next) return;
      waiting -= 1;
      // One that is put back comes again at the end.
      ready.delete(line);
      begin(line);
      note(line);
      next.enter();
    }
  };

  const leave = (line: Line) => {
    running -= 1;
    line.running -= 1;
    note(line);
    serve();
  };

  const takeOut = (line: Line, waiter: Waiter) => {
    line.waiting.splice(line.waiting.indexOf(waiter), 1);
    waiting -= 1;
    note(line);
  };

  /** @throws LineFullError */
  const makeRoom = (line: Line) => {
    if (line.waiting.length >= line.share.waiting) throw new LineFullError("This line is full");
    if (waiting < mostWaiting) return;
    let longest = line;
    for (const other of lines.values()) if (other.waiting.length > longest.waiting.length) longest = other;
    const last = longest.waiting.at(-1);
    if (!last || last.isBack || longest.waiting.length <= line.waiting.length + 1) {
      throw new LineFullError("All lines together are full");
    }
    takeOut(longest, last);
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
    const place = isBack ? line.waiting.findIndex((other) => !other.isBack) : -1;
    line.waiting.splice(place === -1 ? line.waiting.length : place, 0, waiter);
    waiting += 1;
    note(line);
    return promise;
  };

  const enter = async (comer: Comer, isBack: boolean): Promise<Line> => {
    // What was begun is ended, whether or not somebody waits for it still.
    const signal = isBack ? undefined : comer.signal;
    if (signal?.aborted) throw new LineLeftError("Nobody waits any more");
    const line = lineOf(comer);
    if (running < atOnce && line.running < line.share.atOnce) {
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
      let held: Line | null = await enter(comer, false);
      let abroad = 0;
      let isOver = false;
      let returning: Promise<void> | undefined;
      const giveUp = () => {
        if (held) leave(held);
        held = null;
      };
      const comeBack = async () => {
        const line = await enter(comer, true);
        returning = undefined;
        held = line;
        // Nobody waits for it any more.
        if (isOver) giveUp();
      };
      const place: Place = {
        charge: (more) => turns.charge(comer.line, Math.min(more, DEBT), Math.max(lines.size, 1)),
        async outside(errand) {
          abroad += 1;
          giveUp();
          try {
            return await errand();
          } finally {
            abroad -= 1;
            if (abroad === 0 && !held && !isOver) {
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
