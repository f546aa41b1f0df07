import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { wordsOf } from "../tenant";

/** What somebody is told who would book for a customer that is deactivated. */
export function deactivated(context: Pick<Context, "organisation">): string {
  const member = wordsOf(context).member.toLowerCase();
  return `This ${member} is deactivated. Activate the ${member} first, or choose another.`;
}

/**
 * Lets through whoever something new may be booked for.
 * @param path the field that names him
 * @throws Failure 400
 */
export function checkActive(
  context: Pick<Context, "organisation">,
  { isActive }: Pick<Row<"customers">, "isActive">,
  path: readonly string[],
): void {
  if (!isActive) throw invalid([{ path: [...path], message: deactivated(context) }]);
}
