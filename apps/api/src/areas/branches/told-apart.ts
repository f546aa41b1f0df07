import { Failure } from "../../failure";
import { breaksUnique } from "../constraint";

const FIELDS = [
  { field: "name", constraint: "branches_name_unique", code: "branch_name_taken", word: "called" },
  { field: "code", constraint: "branches_code_unique", code: "branch_code_taken", word: "with the code" },
] as const;

/**
 * Runs a statement that names a branch.
 * @throws Failure 409 `branch_name_taken` or `branch_code_taken`, at its field
 */
export async function toldApart<Result>(
  given: { name?: string | undefined; code?: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const taken = FIELDS.find(({ constraint }) => breaksUnique(error, constraint));
    if (!taken) throw error;
    const { field, code, word } = taken;
    const message = `There already is a branch ${word} ${given[field]}. Choose another ${field}.`;
    throw new Failure({ status: 409, code, message, issues: [{ path: [field], message }] });
  }
}
