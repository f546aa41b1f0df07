import { ApiError } from "@carrel/sdk";
import { expect, test } from "vitest";
import { ledToField } from "./led-to-field";

const refusal = (code: string) =>
  new ApiError({
    message: "Asha has desk A1 already",
    operation: "desks.assignUser",
    status: 409,
    statuscode: 409,
    code,
  });
const caught = (error: unknown) => {
  try {
    return ledToField({ customer_assigned: "customerId" })(error);
  } catch (thrown) {
    return thrown;
  }
};

test("leads a refusal to its field, with the server's own words", () => {
  const led = caught(refusal("customer_assigned"));
  expect(led).toBeInstanceOf(ApiError);
  expect(led).toMatchObject({ status: 409, issues: [{ path: ["customerId"], message: "Asha has desk A1 already" }] });
});

test("leaves other failures as they are", () => {
  const [taken, lost] = [refusal("desk_taken"), new TypeError("Failed to fetch")];
  expect([caught(taken), caught(lost)]).toEqual([taken, lost]);
});
