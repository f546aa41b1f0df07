import { ApiError } from "@carrel/sdk";
import { expect, test } from "vitest";
import { wasJustSent } from "./code-wait";

const refusal = (code: string, retryAfter?: number) =>
  new ApiError({ message: "Refused", operation: "bookings.sendOtp", status: 429, statuscode: 429, code, retryAfter });

test.each([
  ["a code of a moment ago", refusal("otp_too_soon", 26), true],
  ["five codes in an hour", refusal("otp_too_soon", 1_800), false],
  ["too many calls", refusal("rate_limited", 5), false],
  ["a wait that nobody named", refusal("otp_too_soon"), false],
  ["something else", new Error("Broken"), false],
])("%s", (_, error, sent) => {
  expect(wasJustSent(error)).toBe(sent);
});
