import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from "kysely";
import { columnOf, fieldOf } from "./column-names";
import type { SqlConnection } from "./driver";
import { DatabaseUseError } from "./port";

const refuse = (): never => {
  throw new DatabaseUseError("A transaction's handle runs queries only: begin transactions with database.tx");
};

/** The connection is handed over from outside, so Kysely's own driver is never asked. */
const noDriver: Driver = {
  init: async () => undefined,
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: refuse,
  destroy: async () => undefined,
};

/** Booleans stand in the text (`constant.ts` says why). */
class Compiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown) {
    if (typeof value === "boolean") this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Names as `column-names.ts` has them. */
class ColumnNames extends CamelCasePlugin {
  protected override snakeCase(field: string) {
    return columnOf(field);
  }
  protected override camelCase(column: string) {
    return fieldOf(column);
  }
}

const compiler = new Compiler();
const adapter = new PostgresAdapter();
const plugins = [new ColumnNames({ maintainNestedObjectKeys: true })];
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => noDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

/** A Kysely handle on one connection for the length of one transaction: a few objects, no pool. */
export const transactionHandle = <Tables>(connection: SqlConnection): Transaction<Tables> => {
  const kyselyConnection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affected } = await connection.query(sql, parameters);
      // Kysely trusts its caller with the row's type here, as with every driver.
      const typed = rows as Row[];
      return affected === undefined ? { rows: typed } : { rows: typed, numAffectedRows: BigInt(affected) };
    },
    streamQuery: refuse,
  };
  const executor = new DefaultQueryExecutor(
    compiler,
    adapter,
    { provideConnection: (consumer) => consumer(kyselyConnection) },
    plugins,
  );
  return new Transaction<Tables>({ config: { dialect, plugins }, dialect, driver: noDriver, executor });
};
