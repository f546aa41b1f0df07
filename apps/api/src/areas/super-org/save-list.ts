import { conflict, invalid } from "../../failure";

/** What is there, of a plan or an add-on. */
interface Kept {
  _id: string;
  code: string;
  name: string;
}

/** What is to be there. */
interface Saved {
  _id?: string | undefined;
  code: string;
}

/**
 * Checks a whole list that replaces another: each `_id` is known and named once, and nothing that somebody has is left
 * out or called otherwise.
 * @param field the list's name in the input
 * @param sold codes of what somebody has
 * @returns ids of those that are left out
 * @throws Failure 400 that names the place of an unknown `_id`; 409 `plan_in_use`
 */
export function checkList(field: string, was: readonly Kept[], saved: readonly Saved[], sold: ReadonlySet<string>) {
  const known = new Map(was.map((entry) => [entry._id, entry]));
  const named = new Set<string>();
  const issues = saved.flatMap(({ _id }, index) => {
    if (_id === undefined) return [];
    const message = !known.has(_id) ? "Not found: leave the _id out to add it anew" : "Name each once";
    const isGood = known.has(_id) && !named.has(_id);
    named.add(_id);
    return isGood ? [] : [{ path: [field, index, "_id"], message }];
  });
  if (issues.length > 0) throw invalid(issues);
  for (const entry of was) {
    if (!sold.has(entry.code)) continue;
    const now = saved.find(({ _id }) => _id === entry._id);
    if (!now) {
      throw conflict("plan_in_use", `${entry.name} can't be deleted, because somebody has it. Deactivate it instead.`, {
        code: entry.code,
      });
    }
    if (now.code !== entry.code) {
      throw conflict(
        "plan_in_use",
        `The code of ${entry.name} can't be changed, because somebody has it. Deactivate it and add another one.`,
        { code: entry.code },
      );
    }
  }
  return was.filter(({ _id }) => !named.has(_id)).map(({ _id }) => _id);
}
