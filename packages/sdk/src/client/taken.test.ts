import { expect, it } from "vitest";
import { Alternative } from "../schemas/booking";
import { exampleOf } from "../testing";
import { ApiError } from "./errors";
import { takenFrom } from "./taken";

const free = exampleOf(Alternative);
const refused = (code: string, data?: unknown) =>
  new ApiError({ message: "No", operation: "desks.bookDesk", status: 409, statuscode: 409, code, data });

it.each([
  ["what is free instead", refused("desk_taken", { alternatives: [free] }), { message: "No", alternatives: [free] }],
  ["that nothing is offered", refused("desk_taken"), { message: "No", alternatives: [] }],
  ["nothing of another refusal", refused("customer_assigned"), null],
  ["nothing of another failure", new Error("No"), null],
])("tells %s", (_, error, taken) => {
  expect(takenFrom(error)).toEqual(taken);
});
