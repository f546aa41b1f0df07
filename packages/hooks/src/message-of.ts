import { ApiError, CarrelError, TimeoutError } from "@carrel/sdk";
import { isChunkError } from "./chunk-error";

/**
 * What a person is told of a failure: the server's own words where it answered, else what to do; never the runtime's
 * ("Failed to fetch").
 * @example toast.error("Not saved", { description: messageOf(error) });
 */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const isChunk = isChunkError(error);
  if (!isChunk && !(error instanceof CarrelError)) return "Something went wrong. Try again.";
  if (!navigator.onLine) return "You are offline. Try again once you are connected.";
  if (isChunk) return "A part of this page could not be loaded. Load the page again.";
  return error instanceof TimeoutError
    ? "The server did not answer in time. Try again in a moment."
    : "The server could not be reached. Try again in a moment.";
}
