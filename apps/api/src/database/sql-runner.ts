import { CompiledQuery } from "kysely";
import type { SqlRunner } from "../ports";
import type { TenantTransaction } from "./port";

/** Plain SQL on a transaction's own connection: what a job queue needs to enqueue inside the caller's transaction. */
export const sqlRunner = (db: TenantTransaction): SqlRunner => {
  const plain = db.withoutPlugins();
  return {
    async executeSql(text, params) {
      const { rows } = await plain.executeQuery(CompiledQuery.raw(text, params));
      return { rows };
    },
  };
};
