import { LOW } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";

/** `runsLow` of sdk/domain as SQL. @param alias of the passes in the statement */
export const isLow = (alias: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const left = sql`(${column("allowance")} - ${column("used")})`;
  return sql<boolean>`(${column("used")} > 0 and (${left}::bigint * ${sql.lit(LOW.oneIn)} < ${column("allowance")}
    or ${left} <= case ${column("allowance_unit")} when 'day' then ${sql.lit(LOW.day)} else ${sql.lit(LOW.minute)} end))`;
};
