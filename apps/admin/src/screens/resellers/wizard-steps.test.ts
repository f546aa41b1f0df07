import { ApiError, NetworkError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { refusalOf } from "./wizard-steps";

const failure = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ message: "No", operation: "resellers.create", status: 400, statuscode: 400, ...fields } as never);

it("leads a taken code to the code, or to the name that it is made from", () => {
  const taken = failure({ status: 409, code: "org_code_taken" });
  expect(refusalOf(taken, true)).toEqual({ step: "profile", field: "orgCode" });
  expect(refusalOf(taken, false)).toEqual({ step: "profile", field: "orgName" });
});

it("leads a taken address to the owner", () => {
  expect(refusalOf(failure({ status: 409, code: "email_taken" }), true)).toEqual({
    step: "owner",
    field: "owner.email",
  });
});

it("leads named fields to the first step that has one", () => {
  const issues = [
    { path: ["profitSharing", "rate"], message: "Too much" },
    { path: ["owner", "phone"], message: "No number" },
  ];
  expect(refusalOf(failure({ code: "validation_failed", issues }), true)).toEqual({ step: "owner" });
});

it("stays where it is for what no field can mend", () => {
  expect(refusalOf(failure({ status: 500 }), true)).toBeNull();
  expect(refusalOf(new NetworkError("Network error", "resellers.create"), true)).toBeNull();
  expect(refusalOf(failure({ issues: [{ path: ["theme"], message: "Unknown" }] }), true)).toBeNull();
});
