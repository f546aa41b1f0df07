import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { eachHouse } from "../../areas/testing/house";
import { cases } from "../cases";
import { inputFor, ROWS, type TableRow } from "./calls";
import { type Cast, gather, PLATFORM_KEY } from "./cast";
import { hostileInput } from "./hostile-values";
import { type Answer, short } from "./probe";

/** Calls of each row by each caller, on each database: some 170,000 in all in `npm run test:full`. */
const CALLS = cases(3, 130);
/** The same ones in each run of `npm test`, so that it fails for what was changed. */
const SEED = process.env.CARREL_TEST_FULL ? undefined : 1;
/** Characters of a refusal at most: nobody gets much for little. */
const LONGEST_REFUSAL = 50_000;

/** What has no place in an address is refused by the client itself. */
const unsent = (error: unknown) => {
  if (error instanceof TypeError || error instanceof URIError) return null;
  throw error;
};

/** What a library says where nobody gave it words, and a fault that names neither a field nor nothing. */
const WORDLESS = /Invalid (input|option|string|key|element)|"message":": |; : /;

const isWell = ({ status, text }: Answer) =>
  status < 400 || (status < 500 && text.length < LONGEST_REFUSAL && !WORDLESS.test(text));

eachHouse("hostile input", (house) => {
  let cast: Cast;
  beforeAll(async () => {
    house.setNow("2026-11-21T06:00:00Z");
    cast = await gather(house);
  });

  const callers: Record<string, () => Promise<string | undefined>> = {
    "a stranger": async () => undefined,
    // Some calls end the session that makes them.
    "an owner": () => cast.tokenOf(cast.place.belongings.orgId, cast.place.belongings.userId),
  };

  describe.each(ROWS)("$name", (row: TableRow) => {
    it.each(Object.entries(callers))("is refused or answered, never failed: %s", async (_, tokenOf) => {
      const findings: string[] = [];
      const good = inputFor(row, cast.place.belongings);
      for (const input of fc.sample(hostileInput(good), {
        numRuns: CALLS,
        ...(SEED !== undefined && { seed: SEED }),
      })) {
        const token = await tokenOf();
        const answer = await cast.probe(row, { apiKey: PLATFORM_KEY, ...(token && { token }) }, input).catch(unsent);
        if (answer && !isWell(answer)) findings.push(`${short(answer)} to ${JSON.stringify(input).slice(0, 300)}`);
      }
      expect(findings).toEqual([]);
    });
  });
});
