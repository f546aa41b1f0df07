import type { Database } from "../database/port";
import { type Comer, createFairLine, type LineShare } from "../platform/fair-line";
import type { LineGroup } from "../platform/fair-line-groups";
import type { Counter } from "./counted-as";
import { neighbourhood } from "./network-of";

/** Calls that are at work at one time; the others wait in lines that are served in turn (decision 44). */
export interface CallsAtOnce {
  /** On this server. */
  all: number;
  /** Of each account and each secret key. */
  account: number;
  /** Of each address: public calls, and apart from them calls of nobody who is known. */
  address: number;
}

/**
 * The embedded database answers one after the other in the server's own thread: more at work win their caller nothing, and have
 * the others wait. PostgreSQL has ten connections for calls; two more calls parse and check meanwhile.
 */
const CALLS_AT_ONCE: Readonly<Record<Database["kind"], CallsAtOnce>> = {
  pglite: { all: 2, account: 1, address: 1 },
  postgres: { all: 12, account: 4, address: 2 },
};

const NO_BOUNDS: CallsAtOnce = {
  all: Number.POSITIVE_INFINITY,
  account: Number.POSITIVE_INFINITY,
  address: Number.POSITIVE_INFINITY,
};

/** Calls that wait in one line: many pages that load thirty at once behind one address. */
const LINE = 256;
/** In all lines: each may hold a body of 64 KiB. */
const WAITING = 2048;

/** What somebody's calls weigh is no matter of all who are known, or of all who aren't. */
const sideOf = (name: string): LineGroup => ({ name, atOnce: Number.POSITIVE_INFINITY, pays: false });
const [KNOWN, STRANGERS] = [sideOf("known"), sideOf("strangers")];

/** @param callsAtOnce what differs from `CALLS_AT_ONCE`; null: nobody waits */
export const createCallLine = (kind: Database["kind"], callsAtOnce: Partial<CallsAtOnce> | null = {}) => {
  const { all, account, address } = callsAtOnce === null ? NO_BOUNDS : { ...CALLS_AT_ONCE[kind], ...callsAtOnce };
  const line = createFairLine({ atOnce: all, waiting: WAITING });
  const shareOf = (atOnce: number): LineShare => ({ atOnce, waiting: LINE });
  const [ofAccount, ofAddress] = [shareOf(account), shareOf(address)];
  /** Half of what there is, so that who comes beside one network finds a place free. */
  const network = Math.max(Math.ceil(all / 2), address);
  return {
    take: line.take,
    /**
     * Whose calls are counted together (counted-as.ts) wait together. Who is known takes turns with all strangers, and a network's
     * addresses with the next network's: many addresses don't have him, or a stranger from elsewhere, wait for one of each.
     */
    comerOf({ limit, caller }: Counter, address: string): Omit<Comer, "signal"> {
      const line = `${limit} ${caller}`;
      if (limit !== "address") return { line, within: [KNOWN], share: ofAccount };
      const near: LineGroup = { name: neighbourhood(address), atOnce: network, pays: true };
      return { line, within: [STRANGERS, near], share: ofAddress };
    },
  };
};
export type CallLine = ReturnType<typeof createCallLine>;
