import { ApiError } from "@carrel/sdk";

/** Seconds that the server makes a visitor wait for another code. */
export const CODE_WAIT = 30;

/** Whether another code was refused because one is on its way: asked for before a reload, it still holds. */
export const wasJustSent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "otp_too_soon" && (error.retryAfter ?? Infinity) <= CODE_WAIT;
