import { beforeAll } from "vitest";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { createTestApi, type TestApi } from "./create-test-api";
import { eachDatabase, ONE_OF_BOTH } from "./databases";
import { DEMO_NOW } from "./demo-database";
import { testClock } from "./test-ports";

/** The server with the demo in it. */
export interface DemoApi {
  readonly api: TestApi;
  /** Signs in one of the demo's people. @returns the bearer token */
  signIn(email: string): Promise<string>;
}

/** Describes a suite with the demo's organisations in the database, on PostgreSQL (`npm run test:full`: on both). */
export const eachDemoApi = (
  name: string,
  suite: (demo: DemoApi) => void,
  options: Omit<Parameters<typeof createTestApi>[0], "database"> = {},
) =>
  eachDatabase(
    name,
    (test) => {
      let opened: TestApi | undefined;
      const demo: DemoApi = {
        get api() {
          if (!opened) throw new Error("The server opens before the first test: use it inside one");
          return opened;
        },
        async signIn(email) {
          const client = demo.api.client("pk_demo_carrel");
          const reply = await client.auth.login({ email, password: DEMO_PASSWORD });
          if (reply.statuscode !== 1) throw new Error(`${email} needs a code`);
          return reply.token;
        },
      };
      beforeAll(() => {
        opened = createTestApi({ database: test.database, clock: testClock(DEMO_NOW), ...options });
      });
      suite(demo);
    },
    { contents: "demo", kinds: ONE_OF_BOTH },
  );
