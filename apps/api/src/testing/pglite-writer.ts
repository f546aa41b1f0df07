import { openPglite } from "../adapters/pglite";

/** A process of its own that writes row after row into a data folder and says each that was acknowledged. */
const [, , dataDir = ""] = process.argv;
const database = await openPglite({ dataDir });
await database.execute("create table if not exists written (id integer primary key)");
const [last] = await database.execute<{ id: number | null }>("select max(id) as id from written");
for (let id = (last?.id ?? 0) + 1; ; id += 1) {
  await database.execute("insert into written (id) values ($1)", [id]);
  process.stdout.write(`${id}\n`);
}
