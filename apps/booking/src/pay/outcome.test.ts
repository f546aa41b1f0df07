import { ApiError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { outcomeOf } from "./outcome";

const refused = (status: number, code: string) =>
  new ApiError({ message: "Refused", operation: "verify", status, statuscode: status, code });

it.each([
  ["money that came in vain", refused(409, "payment_to_return"), "refunded"],
  ["money that was left with its payer", refused(409, "order_ended"), "failed"],
  ["money that was held too late", refused(410, "payment_session_expired"), "expired"],
  ["an answer that nobody signed", refused(400, "signature_invalid"), "failed"],
  ["a session that is known no longer", refused(404, "not_found"), "failed"],
  ["money that is on its way", refused(409, "payment_incomplete"), undefined],
  ["a gateway that is down", refused(503, "payment_gateway_unavailable"), undefined],
  ["too many questions", refused(429, "rate_limited"), undefined],
  ["a connection that broke", new TypeError("Failed to fetch"), undefined],
])("%s", (_, error, status) => {
  expect(outcomeOf(error)?.status).toBe(status);
});
