// @vitest-environment jsdom
import { ApiError, NetworkError, TimeoutError } from "@carrel/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { messageOf } from "./message-of";

afterEach(() => void vi.restoreAllMocks());

const refusal = new ApiError({
  message: "That desk is taken",
  operation: "desks.bookDesk",
  status: 409,
  statuscode: 409,
});
const offline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

it.each([
  ["a refusal in the server's words", refusal, "That desk is taken"],
  ["no connection", new NetworkError("Failed to fetch", "desks.list"), "The server could not be reached. "],
  ["no answer", new TimeoutError("No reply within 30000 ms", "desks.list"), "The server did not answer in time. "],
  ["a mistake of ours", new TypeError("undefined is no function"), "Something went wrong. "],
])("tells %s", (_, error, words) => {
  expect(messageOf(error)).toContain(words);
});

it("tells who is offline that he is", () => {
  offline();
  expect(messageOf(new NetworkError("Failed to fetch", "desks.list"))).toContain("You are offline. ");
  expect(messageOf(refusal)).toBe("That desk is taken");
});
