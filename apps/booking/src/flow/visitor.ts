import { ApiError, type VisitorMembership, type WantedSeat } from "@carrel/sdk";

/** Who books. */
export interface Visitor {
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
  /** Who comes along, where the desk takes several. */
  guests: readonly string[];
}

/** A code that was mailed. */
export interface SentCode {
  email: string;
  /** Whose tries are the visitor's alone. */
  flow: string | undefined;
  /** From when on another one can be had, by the device's clock. */
  nextAt: number;
  /** The seat that is held meanwhile, and until when by the device's clock; null: none. */
  held: { seat: WantedSeat; until: number } | null;
}

/** Before anything is filled in. */
export const NOBODY: Visitor = { name: "", email: "", phone: "", guests: [] };

/** The proof of an address: it books once. */
export interface Proof {
  email: string;
  token: string;
  /** By which its owner books. */
  memberships: readonly VisitorMembership[];
}

/** Whether somebody has proved an address that has memberships: he is told what they do for this visit before it is booked. */
export const isMember = (proof: Proof | null, { email }: Pick<Visitor, "email">): boolean =>
  proof?.email === email && proof.memberships.length > 0;

/** Whether a proof was refused since it has booked already, in another window say, or is too old. */
export const isProofUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "verification_expired";
