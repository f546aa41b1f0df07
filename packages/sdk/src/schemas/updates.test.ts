import { expect, it } from "vitest";
import type * as z from "zod";
import { validation } from "../validation";

/** Every row that changes a record's fields and answers the record; others change one thing that they name. */
const UPDATES = {
  adminUsers: validation.adminUsers.update,
  apiKeys: validation.apiKeys.update,
  branches: validation.branches.update,
  customers: validation.customers.update,
  desks: validation.desks.update,
  feePlans: validation.feePlans.update,
  organisation: validation.organisation.updateSettings,
  client: { ...validation.organisation.updateSettings, output: validation.organisation.client.output },
  ownProfile: validation.auth.updateProfile,
  resellers: validation.resellers.update,
  roles: validation.roles.update,
  shifts: validation.shifts.update,
  superOrg: validation.superOrg.updateDetails,
  visitor: validation.visitor.updateProfile,
  webhooks: validation.webhooks.update,
} satisfies Record<string, { input: z.ZodObject; output: z.ZodObject }>;

it("leaves out no row that updates a record", () => {
  const named = Object.values(validation)
    .flatMap((area) => Object.entries(area))
    .filter(([name]) => name === "update")
    .map(([, schemas]) => schemas.output);
  expect(Object.values(UPDATES).map(({ output }) => output)).toEqual(expect.arrayContaining(named));
});

it.each(Object.entries(UPDATES))("%s: knows each name that its record has, and no other", (_, { input, output }) => {
  expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(Object.keys(output.shape)));
  expect(input.safeParse({ nobodysField: 1 }).error?.issues).toContainEqual(
    expect.objectContaining({ code: "unrecognized_keys", keys: ["nobodysField"] }),
  );
});
