import { expect, it } from "vitest";
import { AddInstallationRequest } from "./installation-request";

const request = { contactName: "Asha Rao", phone: "+91 98765 43210" };

it("needs to know where to come", () => {
  expect(AddInstallationRequest.safeParse({ ...request, address: { line1: "Pier 4" } }).success).toBe(true);
  const issues = AddInstallationRequest.safeParse({ ...request, address: { city: "Pune" } }).error?.issues;
  expect(issues).toMatchObject([{ path: ["address", "line1"], message: "Say where to come" }]);
});
