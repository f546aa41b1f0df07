import type { BulkSummary, RowIssue } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { shortened } from "../../failure";
import { findBranches } from "../branches/queries";
import { listedBranches } from "../tenant";
import type { ReadRow } from "./read-row";

/** Rows to which a transaction adds what it finds: one that is tried again begins anew. */
export const toldAnew = <Value extends ReadRow<unknown>>(rows: readonly Value[]): Value[] =>
  rows.map((row) => ({ ...row, issues: [...row.issues] }));

/** Notes what is wrong with a cell; without a column, with the row. */
export type Refuse = (column: string | null, message: string) => undefined;

/** Collects what is wrong with one row. */
export function collectIssues(): { issues: RowIssue[]; refuse: Refuse } {
  const issues: RowIssue[] = [];
  return {
    issues,
    refuse(column, message) {
      issues.push({ path: column === null ? [] : [column], message });
      return undefined;
    },
  };
}

/**
 * Reads cells by a schema of the contract, and notes what it says of them.
 * @param columns the column of each of the schema's fields
 */
export function readBy<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  columns: Readonly<Record<string, string>>,
  refuse: Refuse,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // The first fault of a field says enough.
  const told = new Set<unknown>();
  for (const { path, message } of parsed.error.issues) {
    if (!told.has(path[0])) refuse(columns[String(path[0])] ?? null, message);
    told.add(path[0]);
  }
  return undefined;
}

/** Reads one cell by a schema of the contract. */
export function readCell<Value>(
  schema: z.ZodType<Value>,
  column: string,
  cell: unknown,
  refuse: Refuse,
): Value | undefined {
  const parsed = schema.safeParse(cell);
  return parsed.success ? parsed.data : refuse(column, parsed.error.issues[0]?.message ?? "Write it another way");
}

/** What `validate` answers of the rows, in their order. */
export function validationOf<Value>(rows: readonly ReadRow<Value>[]) {
  const validationResults = rows.map(({ issues, notes = [], value }, index) => {
    const valid = issues.length === 0;
    return {
      row: index + 1,
      valid,
      issues,
      ...(notes.length > 0 && { notes }),
      ...(valid && value !== undefined && { value }),
    };
  });
  const valid = validationResults.filter((result) => result.valid).length;
  const summary: BulkSummary = { total: rows.length, valid, invalid: rows.length - valid };
  return { validationResults, summary };
}

/** Names are compared without regard to case. */
export const folded = (name: string) => name.toLowerCase();

/** Finds the branch that a cell names. */
export type BranchOf = (cell: string | undefined, refuse: Refuse) => Row<"branches"> | undefined;

/** Reads the caller's branches, and finds them by name or code; an empty cell means the selected one. One query. */
export async function branchFinder(context: Pick<Context, "db" | "orgId" | "actor">): Promise<BranchOf> {
  const branches = await findBranches(context, null);
  const [selected] = listedBranches(context) ?? [];
  const usual = branches.find(({ branchId }) => branchId === selected);
  const byCode = Map.groupBy(branches, ({ code }) => folded(code));
  const byName = Map.groupBy(branches, ({ name }) => folded(name));
  return (cell = "", refuse) => {
    if (cell === "") return usual ?? refuse("branch", "Name a branch");
    // One branch may be called what another has as its code.
    const [found, another] = byCode.get(folded(cell)) ?? byName.get(folded(cell)) ?? [];
    if (another) return refuse("branch", `Several branches are called ${shortened(cell)}. Use the branch's code.`);
    return found ?? refuse("branch", `There is no branch ${shortened(cell)}. Use a branch's name or code.`);
  };
}
