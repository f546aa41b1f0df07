import { expect, it } from "vitest";
import { displacedFrom } from "./displaced";
import { ApiError } from "./errors";

const refused = (code: string, data?: unknown) =>
  new ApiError({ message: "No", operation: "memberships.add", status: 409, statuscode: 409, code, data });

it.each([
  ["how many lose their place", refused("floating_displaced", { displaced: 3 }), { message: "No", displaced: 3 }],
  ["that it is not known how many", refused("floating_displaced"), { message: "No", displaced: 0 }],
  ["nothing of another refusal", refused("floating_full"), null],
  ["nothing of another failure", new Error("No"), null],
])("tells %s", (_, error, displaced) => {
  expect(displacedFrom(error)).toEqual(displaced);
});
