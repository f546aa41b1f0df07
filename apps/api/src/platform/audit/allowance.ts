/** Refusals that get an entry each in one window, of one address or person and call. */
export const PER_CALLER = 20;

/** And of one allowance of an organisation, whoever is refused: of each kind of sign-in, and of all denied permissions. */
export const PER_ORGANISATION = 200;

/** How long a window is, in milliseconds. Windows begin by the clock, so that all servers count to the same ones. */
const WINDOW = 300_000;

/** When the window of an instant began. */
export const windowOf = (now: Date) => new Date(now.getTime() - (now.getTime() % WINDOW));

/** Whose refusal is to be written. */
interface Refused {
  /** An organisation that exists: nobody makes up others. */
  orgId: string;
  allowance: string;
  /** Who is refused what. */
  caller: string;
}

/**
 * Says which refusals get an entry of their own on this server. An organisation's allowance is its own, so that a flood at
 * one hides nothing at another; what is counted is forgotten with its window, and no more callers than entries are.
 * @example if (room.isLeft({ orgId, allowance: "auth.login", caller: "192.0.2.1" }, now)) …
 */
export const createAllowance = () => {
  let current = 0;
  let counts = new Map<string, { entries: number; callers: Map<string, number> }>();
  return {
    isLeft({ orgId, allowance, caller }: Refused, now: Date): boolean {
      const window = windowOf(now).getTime();
      if (window !== current) {
        current = window;
        counts = new Map();
      }
      const key = `${orgId} ${allowance}`;
      const count = counts.get(key) ?? { entries: 0, callers: new Map<string, number>() };
      const his = count.callers.get(caller) ?? 0;
      if (count.entries >= PER_ORGANISATION || his >= PER_CALLER) return false;
      counts.set(key, count);
      count.entries += 1;
      count.callers.set(caller, his + 1);
      return true;
    },
  };
};
