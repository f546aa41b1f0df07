import { ApiError, type Known } from "@carrel/sdk";
import { expect, it } from "vitest";
import { knownInstead } from "./known-instead";

const refused = (known: Known[], code = "customer_known") =>
  new ApiError({
    message: "No",
    operation: "customers.add",
    status: 409,
    statuscode: 409,
    code,
    data: { known },
    issues: [{ path: ["email"], message: "Asha Rao has this e-mail address already" }],
  });
const asha = { field: "email", _id: "asha", name: "Asha Rao" } as const;

it("is who has the address, the number or both", () => {
  expect(knownInstead(refused([asha]))).toBe("asha");
  expect(knownInstead(refused([asha, { ...asha, field: "phone" }]))).toBe("asha");
});

it("is nobody where two people are meant or none is named: the fields say so", () => {
  for (const known of [[asha, { field: "phone", _id: "ravi", name: "Ravi" } as const], []])
    expect(() => knownInstead(refused(known))).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: ["customer", "email"] })] }),
    );
  const lost = new TypeError("Failed to fetch");
  expect(() => knownInstead(lost)).toThrow(lost);
});
