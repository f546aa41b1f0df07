import { migrate } from "../database/migrate";
import { migrations } from "../database/migrations";
import type { Database } from "../database/port";

/**
 * Makes a test's database one of a version before: its whole schema anew, without a step and those after it.
 * @param step such as "0036-key-makers"; `migrate(database)` then takes it, on what the test put in
 */
export const migrateBefore = async (database: Database, step: string): Promise<void> => {
  await database.execute("drop schema public cascade; create schema public");
  await migrate(
    database,
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === step),
    ),
  );
};
