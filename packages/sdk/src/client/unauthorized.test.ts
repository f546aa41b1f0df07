import { expect, it } from "vitest";
import { ApiError, NetworkError, SessionError } from "./errors";
import { isUnauthorizedError } from "./unauthorized";

const fields = (status: number, statuscode = status) => ({
  message: "Refused",
  operation: "roles.list",
  status,
  statuscode,
});

it.each<[string, unknown, boolean]>([
  ["a role that lacks the permission", new ApiError(fields(403)), true],
  ["no session", new SessionError(fields(401, 7007)), true],
  ["an ended session, whatever its HTTP status", new SessionError(fields(200, 7067)), true],
  ["no API key", new ApiError(fields(401)), true],
  ["something that isn't there", new ApiError(fields(404)), false],
  ["an expired subscription", new ApiError(fields(402)), false],
  ["no network", new NetworkError("Network error", "roles.list"), false],
  ["no error", null, false],
])("%s: %s", (_, error, expected) => {
  expect(isUnauthorizedError(error)).toBe(expected);
});
