import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ServerProcess, startServerProcess } from "./server-process";

/** What the release before publishes, as far as both releases have it. */
interface ReleasedSdk {
  createClient: typeof import("@carrel/sdk").createClient;
  contract: typeof import("@carrel/sdk/contract").contract;
  validation: typeof import("@carrel/sdk/validation").validation;
  exampleOf: typeof import("@carrel/sdk/testing").exampleOf;
}

export interface ReleaseBefore {
  sdk: ReleasedSdk;
  start(environment: Record<string, string>): Promise<ServerProcess>;
}

/**
 * The release before, as `scripts/release-before.mjs` built it from the history.
 * @throws Error that says how to get it
 */
export async function openReleaseBefore(): Promise<ReleaseBefore> {
  const home = process.env.CARREL_TEST_RELEASE_BEFORE;
  if (!home) {
    throw new Error(
      "The release before isn't built. Name its folder in CARREL_TEST_RELEASE_BEFORE; `node scripts/release-before.mjs` builds it and prints it.",
    );
  }
  const built = (entry: string) => import(pathToFileURL(join(home, "packages/sdk/dist", `${entry}.js`)).href);
  const [{ createClient }, { contract }, { validation }, { exampleOf }] = await Promise.all(
    ["index", "contract", "validation", "testing"].map(built),
  );
  return {
    sdk: { createClient, contract, validation, exampleOf },
    start: (environment) => startServerProcess(environment, "build", join(home, "apps/api")),
  };
}
