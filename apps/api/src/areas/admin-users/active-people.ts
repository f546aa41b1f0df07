import type { Context } from "../../context";
import { invalid, notFound } from "../../failure";
import { type FoundPerson, peopleOf } from "./queries";

/**
 * People to whom work is given; none of them is deactivated before the transaction ends.
 * @param fieldOf the way to the person in the input, by his place
 * @returns them in the order of the ids
 * @throws Failure 404 for somebody who doesn't exist, is another tenant's, or of other branches only; 400 that names the
 * field for somebody who is deactivated
 */
export async function activePeople(
  context: Pick<Context, "db" | "orgId" | "actor" | "now">,
  userIds: readonly string[],
  fieldOf: (place: number) => (string | number)[],
): Promise<FoundPerson[]> {
  if (userIds.length === 0) return [];
  const { db, orgId } = context;
  await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("userId", "in", userIds)
    .orderBy("userId")
    .forShare()
    .execute();
  const people = await peopleOf(context).where("person.userId", "in", userIds).execute();
  const found = new Map(people.map((person) => [person.userId, person]));
  return userIds.map((userId, place) => {
    const person = found.get(userId);
    if (!person) throw notFound("User");
    if (!person.isActive) throw invalid([{ path: fieldOf(place), message: `${person.name} is deactivated` }]);
    return person;
  });
}
