import type { Operation } from "@carrel/sdk/contract";

/** What of a call its request is made by. */
export type TryRow = Pick<Operation, "kind" | "route" | "query">;

/** Where the demo has a record that a field can name. */
export interface TrySource extends TryRow {
  isPublic: boolean;
  input: object;
  /** The way to its id in the reply. */
  at: readonly (string | number)[];
}

/** A call that can be tried, as the page's data block has it. */
export interface TryCall extends TryRow {
  /** An API key is enough for it. */
  isPublic: boolean;
  example: object;
  /** By the input's field. */
  sources: Readonly<Record<string, TrySource>>;
}

/** By `area.operation`. */
export type TryCalls = Readonly<Record<string, TryCall>>;

/** Who can be signed in as. */
export interface TryPerson {
  name: string;
  role: string;
  orgName: string;
  email: string;
  password: string;
}

/** The elements that carry both. */
export const CALLS_BLOCK = "try-it-calls";
export const PEOPLE_BLOCK = "try-it-people";
