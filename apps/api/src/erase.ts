import { createLog } from "./adapters/log";
import { openDatabase } from "./adapters/open-database";
import { DataFolderInUseError } from "./adapters/pglite-lock";
import { systemClock } from "./adapters/system-clock";
import { ConfigError, readConfig } from "./config";
import { explain } from "./explain";
import { EraseError, erasePerson } from "./platform/audit/erase-person";

// `node apps/api/dist/erase.js CODE ADDRESS`: see docs/operations.md.
try {
  const [orgCode, email] = process.argv.slice(2);
  if (orgCode === undefined || email === undefined) {
    throw new EraseError(
      "Name the organisation's code and the person's e-mail address: erase.js HARBOUR asha@example.com",
    );
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const blanked = await erasePerson({ database, clock: systemClock }, { orgCode, email });
    for (const [orgId, { acted, told }] of blanked) {
      console.log(`Organisation ${orgId}: blanked who did it in ${acted} entries, whom they tell of in ${told}.`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  explain("Nobody was erased from the audit log.", [EraseError, ConfigError, DataFolderInUseError], error);
  process.exitCode = 1;
}
