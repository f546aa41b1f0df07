import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachHouse } from "../../areas/testing/house";
import { ONE_OF_BOTH } from "../databases";
import { BEARER_ROWS, NAMES_NOTHING, namesRecords, ROWS, rowsFor, takesIds } from "./calls";
import { type Cast, gather } from "./cast";
import {
  confirmationFindings,
  documentFindings,
  foreignFindings,
  keyFindings,
  permissionFindings,
  tokenFindings,
  visitorFindings,
} from "./findings";
import { secretKeyFindings } from "./key-findings";
import { narrowFindings } from "./narrow-findings";

it("knows the input of every row that names a record", () => {
  const unnamed = ROWS.filter((row) => takesIds(row) && !namesRecords(row) && !(row.name in NAMES_NOTHING)).map(
    ({ name }) =>
      `${name} takes an id: say in NAMING of apps/api/src/testing/access/calls.ts whose record it names, or in NAMES_NOTHING there why it names none`,
  );
  expect(unnamed).toEqual([]);
});

eachHouse(
  "the access matrix",
  (house) => {
    let cast: Cast;
    beforeAll(async () => {
      house.setNow("2026-11-21T06:00:00Z");
      cast = await gather(house);
    });
    afterAll(() => {
      process.stdout.write(`access matrix on ${house.database.kind}: ${ROWS.length} rows, ${cast.calls()} calls\n`);
    });

    describe.each(ROWS)("$name", (row) => {
      it.runIf(row.row.access !== "signed")("takes no call without a good key", async () => {
        expect(await keyFindings(cast, row)).toEqual([]);
      });

      it("shows and changes nothing of another organisation's", async () => {
        expect(await foreignFindings(cast, row)).toEqual([]);
      });
    });

    describe.each(BEARER_ROWS)("$name", (row) => {
      it("takes no token but that of a session that lasts", async () => {
        expect(await tokenFindings(cast, row)).toEqual([]);
      });

      it.runIf(row.permission)("asks for its permission and for no other", async () => {
        expect(await permissionFindings(cast, row)).toEqual([]);
      });

      it.runIf(row.row.confirmed === true)("takes a person who was there a moment ago", async () => {
        expect(await confirmationFindings(cast, row)).toEqual([]);
      });

      it.runIf(row.row.kind === "read")("shows no customer's document or notes without their permission", async () => {
        expect(await documentFindings(cast, row)).toEqual([]);
      });

      it("takes a secret key for its permission, and none where a person is needed", async () => {
        expect(await secretKeyFindings(cast, row)).toEqual([]);
      });

      it("leaves to somebody of some branches, and to his key, what is theirs alone", async () => {
        expect(await narrowFindings(cast, row)).toEqual([]);
      });
    });

    const visitors = rowsFor("customer");
    describe.runIf(visitors.length > 0)("visitors", () => {
      it.each(visitors)("$name takes a visitor's token only", async (row) => {
        expect(await visitorFindings(cast, row)).toEqual([]);
      });
    });
  },
  { kinds: ONE_OF_BOTH },
);

/** One row of each area: what keeps organisations apart is the same SQL for all rows, and on both databases. */
const SAMPLE = [...Map.groupBy(ROWS, ({ name }) => name.slice(0, name.indexOf("."))).values()].flatMap(([first]) =>
  first ? [first] : [],
);

describe.skipIf(ONE_OF_BOTH.includes("pglite"))("where the whole matrix is not asked", () => {
  eachHouse(
    "a sample of the access matrix",
    (house) => {
      let cast: Cast;
      beforeAll(async () => {
        cast = await gather(house);
      });

      it.each(SAMPLE)("$name shows and changes nothing of another organisation's", async (row) => {
        expect(await foreignFindings(cast, row)).toEqual([]);
      });
    },
    { kinds: ["pglite"] },
  );
});
