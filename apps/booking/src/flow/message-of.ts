import { CarrelError, NetworkError } from "@carrel/sdk";

/** What a visitor is told of a failure: the server's own words where there are any. */
export function messageOf(error: unknown): string {
  if (error instanceof NetworkError) {
    return navigator.onLine
      ? "The server could not be reached. Try again in a moment."
      : "You are offline. Try again once you are connected.";
  }
  return error instanceof CarrelError ? error.message : "Something went wrong. Try again.";
}
