import { join } from "node:path";

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5;

/** Another server uses the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}

/**
 * Locks a data folder for this process. Two processes on one folder lost 200 of 400 acknowledged rows, and PGlite
 * itself doesn't notice. The lock is the operating system's (through SQLite, since Node has no flock of its own):
 * it dies with its process, also by kill -9, and holds between containers that share the folder.
 * @returns what lets go of it
 * @throws DataFolderInUseError
 */
export const lockDataFolder = (folder: string): (() => void) => {
  // Asked for by name: bundlers that drop the "node:" prefix would look for a package called sqlite.
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const file = new DatabaseSync(join(folder, "carrel.lock"));
  try {
    file.exec("pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    file.close();
    if (error instanceof Error && "errcode" in error && error.errcode === BUSY) {
      throw new DataFolderInUseError(
        `Another Carrel server is using this data folder: ${folder}. Stop it, or name another folder in CARREL_DATA_DIR.`,
      );
    }
    throw error;
  }
  return () => file.close();
};
