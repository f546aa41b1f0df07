import { expect, it } from "vitest";
import { AssignTeam, ChangeBusinessUnitPhone } from "./business-unit";

const id = "019a0000-0000-7000-8000-000000000001";
const userId = "019a0000-0000-7000-8000-000000000002";

it.each([
  { team: { businessUnitIds: [id], userIds: [userId] }, says: [] },
  { team: { businessUnitIds: [id], userIds: [] }, says: [] },
  { team: { businessUnitIds: [], userIds: [userId] }, says: ["Choose at least one business unit"] },
])("answers $team with $says", ({ team, says }) => {
  expect(AssignTeam.safeParse(team).error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});

it("counts a business unit and a person that are named twice once", () => {
  const team = AssignTeam.parse({ businessUnitIds: [id, id.toUpperCase()], userIds: [userId, userId] });
  expect(team).toEqual({ businessUnitIds: [id], userIds: [userId] });
});

it("lets a phone number be taken away, not be anything", () => {
  const takes = (phone: string) => ChangeBusinessUnitPhone.safeParse({ id, phone }).success;
  expect([takes("+91 98765 43210"), takes(""), takes("ask him")]).toEqual([true, true, false]);
});
