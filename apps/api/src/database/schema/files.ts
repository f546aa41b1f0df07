import type { InstantWithDefault } from "./columns";

/** Every file in the store. */
interface StoredFilesTable {
  /** Who brought it. */
  orgId: string;
  fileKey: string;
  /** Whose it is. */
  ownerId: string;
  createdAt: InstantWithDefault;
}

export interface FilesTables {
  storedFiles: StoredFilesTable;
}
