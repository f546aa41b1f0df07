import { constants } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore, Random } from "../ports";

/** Letters, digits and dashes between slashes, and an ending: no key leaves the folder. */
const KEY = /^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.[a-z0-9]+$/;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Keeps files in a folder of this machine. Several servers need a folder that they share, or `S3_ENDPOINT`.
 * @param folder made with the first file
 */
export const localFiles = (folder: string, random: Pick<Random, "id">): FileStore => {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`Not a key of a stored file: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside its place and moved there when whole: nobody reads half a file.
      const draft = `${path}.${random.id()}`;
      try {
        await writeDurably(draft, content);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};

const writeDurably = async (path: string, content: Uint8Array) => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (folder: string) => {
  // Windows has no way to sync a folder.
  if (process.platform === "win32") return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
