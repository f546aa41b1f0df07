import { ApiError } from "@carrel/sdk";

/** Whether a refusal is about the mailed code: wrong, locked after five tries, or expired. */
export const isAboutCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code?.startsWith("otp_") ?? false);
