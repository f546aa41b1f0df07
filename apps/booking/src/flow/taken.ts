import { ApiError } from "@carrel/sdk";
import { Alternative } from "@carrel/sdk/schemas";
import * as z from "zod";

/** A desk that was gone when it was asked for, and what is free near it. */
export interface Taken {
  message: string;
  alternatives: Alternative[];
}

const TakenData = z.object({ alternatives: z.array(Alternative) });

/** Reads a refusal of the kind `desk_taken`; null for any other failure. */
export function takenFrom(error: unknown): Taken | null {
  if (!(error instanceof ApiError) || error.code !== "desk_taken") return null;
  const data = TakenData.safeParse(error.data);
  return { message: error.message, alternatives: data.success ? data.data.alternatives : [] };
}
