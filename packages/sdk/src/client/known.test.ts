import { expect, it } from "vitest";
import { ApiError } from "./errors";
import { knownFrom } from "./known";

const asha = { field: "email", _id: "019a5f1e-7a2b-7c3d-8e4f-5a6b7c8d9e0f", name: "Asha Rao" };
const refused = (code: string, data?: unknown) =>
  new ApiError({ message: "No", operation: "customers.add", status: 409, statuscode: 409, code, data });

it.each([
  ["who is known", refused("customer_known", { known: [asha] }), [asha]],
  ["who they are where it is two", refused("customers_differ", { known: [asha] }), [asha]],
  ["nobody where nobody is named", refused("customer_known"), []],
  ["nothing of another refusal", refused("desk_taken", { known: [asha] }), []],
  ["nothing of another failure", new Error("No"), []],
])("tells %s", (_, error, known) => {
  expect(knownFrom(error)).toEqual(known);
});
