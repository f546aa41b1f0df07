import type { Row } from "../../database/schema";

/** What somebody is told who would book in a branch that is deactivated. */
export const closedBranch = ({ name }: Pick<Row<"branches">, "name">): string =>
  `${name} is deactivated. Activate it first, or choose another branch.`;
