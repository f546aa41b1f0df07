import { expect, it } from "vitest";
import { ApiError, ApiKeyError, NetworkError, SessionError } from "./errors";
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
  ["a refusal without a name", new ApiError(fields(401)), true],
  ["a wrong API key, which is the application's", new ApiKeyError(fields(401)), false],
  ["something that isn't there", new ApiError(fields(404)), false],
  ["an expired subscription", new ApiError(fields(402)), false],
  ["no network", new NetworkError("Network error", "roles.list"), false],
  ["no error", null, false],
])("%s: %s", (_, error, expected) => {
  expect(isUnauthorizedError(error)).toBe(expected);
});
