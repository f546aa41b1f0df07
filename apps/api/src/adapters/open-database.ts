import type { Config } from "../config";
import type { Database } from "../database/port";
import type { Log } from "../ports";
import { openPglite } from "./pglite";
import { openPostgres } from "./postgres";

/** Opens the database that the settings name. @throws DataFolderInUseError */
export const openDatabase = async ({ database }: Pick<Config, "database">, log: Log): Promise<Database> =>
  "dataDir" in database
    ? openPglite(database)
    : openPostgres({
        ...database,
        onConnectionError: (error) => log.warn({ error }, "a database connection was lost, or could not be made"),
        onConnected: () => log.info({}, "the database can be reached again"),
      });
