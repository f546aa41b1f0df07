import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type ModuleOptions = Parameters<NodeFS["init"]>[1];
type PreRun = NonNullable<ModuleOptions["preRun"]>[number];

/** PGlite's own start parameters turn fsync off; fdatasync is compiled away in it, so the log is synced by fsync. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
];

/** The part of Emscripten's NODEFS that this file mends; its published types leave it out. */
export interface NodeFsModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
}

/**
 * PGlite's file system with an fsync that reaches the disk. Emscripten's has none, so PostgreSQL believed that its log
 * was safe when it was only in the kernel's cache.
 */
export class DurableNodeFS extends NodeFS {
  override init(pg: PGlite, options: ModuleOptions) {
    const addFsync: PreRun = (module) => {
      const { NODEFS } = module as unknown as NodeFsModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        else fsyncPath(NODEFS.realPath(stream.node));
        return 0;
      };
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }
}

/** Makes a file's contents, or a folder's list of names, safe against a power cut. */
export const fsyncPath = (path: string) => {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
