import { expect, it } from "vitest";
import { AssignTeam, ChangeBusinessUnitPhone } from "./business-unit";

const id = "019a0000-0000-7000-8000-000000000001";
const userId = "019a0000-0000-7000-8000-000000000002";

it.each([
  { team: { businessUnitIds: [id], userIds: [userId] }, says: [] },
  { team: { businessUnitIds: [id], userIds: [] }, says: [] },
  { team: { businessUnitIds: [], userIds: [userId] }, says: ["Choose at least one business unit"] },
  { team: { businessUnitIds: [id, id], userIds: [userId] }, says: ["Name each business unit once"] },
  { team: { businessUnitIds: [id], userIds: [userId, userId] }, says: ["Name each person once"] },
])("answers $team with $says", ({ team, says }) => {
  expect(AssignTeam.safeParse(team).error?.issues.map(({ message }) => message) ?? []).toEqual(says);
});

it("lets a phone number be taken away, not be anything", () => {
  const takes = (phone: string) => ChangeBusinessUnitPhone.safeParse({ id, phone }).success;
  expect([takes("+91 98765 43210"), takes(""), takes("ask him")]).toEqual([true, true, false]);
});
