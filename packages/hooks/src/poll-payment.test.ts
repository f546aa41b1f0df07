import { ApiError, type MobilePayment } from "@carrel/sdk";
import { expect, it } from "vitest";
import { pollPayment } from "./poll-payment";

const sessionThat = (status: MobilePayment["status"]) => ({ status }) as MobilePayment;
const failed = (status: number) =>
  new ApiError({ message: "Refused", operation: "session", status, statuscode: status });

it.each([
  ["waits", sessionThat("pending"), null, 2_500],
  ["waits, and could not be asked for in this moment", sessionThat("pending"), failed(503), 2_500],
  ["waits, and is known no longer", sessionThat("pending"), failed(404), false],
  ["is paid", sessionThat("completed"), null, false],
  ["can't be paid any more", sessionThat("failed"), null, false],
  ["is over", sessionThat("expired"), null, false],
  ["never was", undefined, failed(404), false],
] as const)("a session that %s", (_, data, error, between) => {
  expect(pollPayment.refetchInterval({ state: { data, error } })).toBe(between);
});
