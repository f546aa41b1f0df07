import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { bundled } from "../testing/bundled";
import { unpackPglite } from "../testing/pglite-templates";
import { openPglite } from "./pglite";
import { DurableNodeFS, durableStartParams, type NodeFsModule } from "./pglite-files";
import { DataFolderInUseError } from "./pglite-lock";

let dataDir = "";
let writers: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "carrel-data-"));
});

afterEach(async () => {
  for (const writer of writers) await kill(writer);
  writers = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** What a server left: for what is not about a first start. */
const fillFolder = () => unpackPglite(inject("databases").pglite.schema, dataDir);

/** Starts a second process that writes, and resolves when it has had `count` rows acknowledged. */
const startWriter = async (count: number) => {
  const writer = spawn(process.execPath, [await bundled("src/testing/pglite-writer.ts"), dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  writers.push(writer);
  const acknowledged: number[] = [];
  const lines = createInterface({ input: writer.stdout });
  const drained = new Promise((resolve) => lines.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    writer.once("exit", () => reject(new Error("The writer ended")));
    lines.on("line", (line) => {
      acknowledged.push(Number(line));
      if (acknowledged.length === count) resolve();
    });
  });
  return { writer, acknowledged, drained };
};

const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
};

describe("the embedded database", () => {
  it("has every acknowledged row after kill -9, time after time", async () => {
    fillFolder();
    let all: number[] = [];
    for (const count of [60, 90]) {
      const { writer, acknowledged, drained } = await startWriter(count);
      await kill(writer);
      await drained;
      all = [...all, ...acknowledged];
    }
    const database = await openPglite({ dataDir });
    const rows = await database.execute<{ id: number }>("select id from written");
    await database.close();
    const survived = new Set(rows.map(({ id }) => id));
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(all.filter((id) => !survived.has(id))).toEqual([]);
  });

  it("refuses a folder that another server uses, and takes it once that server is dead", async () => {
    fillFolder();
    const { writer } = await startWriter(1);
    await expect(openPglite({ dataDir })).rejects.toThrow(
      `Another Carrel server is using this data folder: ${dataDir}`,
    );
    await kill(writer);
    const database = await openPglite({ dataDir });
    await expect(openPglite({ dataDir })).rejects.toThrow(DataFolderInUseError);
    await database.close();
    await (await openPglite({ dataDir })).close();
  });

  it("starts over where a first start was cut short", async () => {
    mkdirSync(join(dataDir, "postgres.new"));
    writeFileSync(join(dataDir, "postgres.new", "PG_VERSION"), "18");
    const database = await openPglite({ dataDir });
    expect(await database.execute("select 1 as one")).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("waits for the disk at every commit", async () => {
    const pglite = await PGlite.create({
      fs: new DurableNodeFS(join(dataDir, "postgres")),
      startParams: durableStartParams,
    });
    const { stream_ops } = (pglite.Module as unknown as NodeFsModule).NODEFS;
    const fsync = stream_ops.fsync;
    let synced = 0;
    stream_ops.fsync = (stream) => {
      synced += 1;
      return fsync?.(stream) ?? 28;
    };
    await pglite.exec("create table written (id integer)");
    const before = synced;
    for (let id = 0; id < 5; id += 1) await pglite.query("insert into written values ($1)", [id]);
    expect(synced - before).toBeGreaterThanOrEqual(5);
    await pglite.close();
  });
});
