import { CarrelError } from "@carrel/sdk";

/** What a visitor is told of a failure: the server's own words where there are any. */
export const messageOf = (error: unknown): string =>
  error instanceof CarrelError ? error.message : "Something went wrong. Try again.";
