import type { Access } from "@carrel/sdk/contract";
import type { CallerProofs } from "../database/find-caller";
import type { Caller } from "./identify";
import type { GeneralLimits } from "./rate-limit";

/** One counter of a general limit: of which limit, and of whom. */
export interface Counter {
  limit: keyof GeneralLimits;
  caller: string;
}

/** The first is the widest: who brings another key meets it again. */
export type Counters = readonly [Counter, ...Counter[]];

/** Who answers for calls: an account or a secret key alone, a page's key only together with an address. */
export type Answerable = { limit: "account" | "secretKey" | "visitor"; caller: string } | null;

/** Who answers for a caller's calls; null for a machine that shows nothing but a signature. */
export const answerableFor = ({ actor, actorId, key }: Caller): Answerable => {
  if (actor.kind === "person" || actor.kind === "customer") return { limit: "account", caller: actorId };
  if (key === null) return null;
  return { limit: key.kind === "secret" ? "secretKey" : "visitor", caller: key.keyId };
};

/**
 * The counters of a call. A publishable key stands in a page, so what is counted under it alone could be used up by
 * anybody: it counts for each address apart, and each address over all keys. Who answers for himself counts for himself,
 * wherever he is: neither a stranger nor a colleague behind the same address takes his calls.
 * @param address as `countedAddress` gives it
 */
export const countersOf = (answerable: Answerable, address: string): Counters => {
  if (answerable !== null && answerable.limit !== "visitor") return [answerable];
  const open: Counter = { limit: "address", caller: `open ${address}` };
  return answerable ? [open, { limit: "visitor", caller: `${answerable.caller} ${address}` }] : [open];
};

/** Calls that were refused before it was known who calls. Apart from the open ones, so that neither uses up the other. */
export const refusedCounter = (address: string): Counter => ({ limit: "address", caller: `refused ${address}` });

/** Proofs that are kept, the last ones. */
const MOST_KNOWN = 10_000;

/**
 * Remembers whose proofs were good a while ago. It lets nobody in: it says under what a call will be counted, so that who
 * is past his limit is refused without asking the database, and who isn't passes by an address that somebody else floods.
 */
export const createKnownProofs = (most = MOST_KNOWN) => {
  const known = new Map<string, Answerable>();
  return {
    /** @returns undefined for proofs that are not known */
    find: (proof: string) => known.get(proof),
    remember(proof: string, answerable: Answerable) {
      known.delete(proof);
      known.set(proof, answerable);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
    forget: (proof: string) => void known.delete(proof),
  };
};
export type KnownProofs = ReturnType<typeof createKnownProofs>;

/** One text for what a call shows; the same proofs can be good for one kind of row and not for another. */
export const proofText = (access: Access = "bearer", proofs: CallerProofs): string =>
  JSON.stringify([access, proofs.keyText, proofs.keyHash, proofs.tokenHash, proofs.visitorTokenHash]);
