import { expect, it } from "vitest";
import type * as z from "zod";
import { exampleOf } from "../testing";
import { AddCustomer, CustomerDetail, UpdateCustomer } from "./customer";
import { issueText } from "./issue-text";

const _id = "019a0000-0000-7000-8000-000000000001";

/** `path: message` of each thing that is wrong. */
const faults = (schema: z.ZodType, input: object) =>
  schema
    .safeParse(input, { error: issueText })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

it.each([
  { customer: { name: "Asha Rao", email: "asha@example.test" }, says: [] },
  { customer: { name: "Asha Rao", phone: "+91 98765 43210" }, says: [] },
  { customer: { name: "Asha Rao" }, says: ["email: Give an e-mail address or a phone number"] },
  { customer: {}, says: ["name: Fill this in", "email: Give an e-mail address or a phone number"] },
])("adds $customer: $says", ({ customer, says }) => {
  expect(faults(AddCustomer, customer)).toEqual(says);
});

it.each([
  { changes: { address: "14 Library Lane" }, says: [] },
  { changes: { email: "" }, says: [] },
  { changes: { email: "", phone: "+91 98765 43210" }, says: [] },
  { changes: { email: "", phone: "" }, says: ["email: Give an e-mail address or a phone number"] },
])("changes $changes: $says", ({ changes, says }) => {
  expect(faults(UpdateCustomer, { _id, ...changes })).toEqual(says);
});

it("takes a record back as it was read", () => {
  const read = { ...exampleOf(CustomerDetail, "all"), email: "", phone: "+91 98765 43210" };
  expect(faults(UpdateCustomer, read)).toEqual([]);
});
