import { expect, it } from "vitest";
import { addresses, publicAddresses } from "./addresses";
import { TOPICS } from "./asked";
import { calls, differences, forgotten } from "./calls";
import { documentOf } from "./document";
import { faultsOf } from "./places";
import { records } from "./records";
import { guides, scriptFaults, walkFaults } from "./walks";

const allCalls = calls();
const allRecords = records();
const allGuides = guides();

it("every call of the contract is answered, or said to wait", () => {
  expect(forgotten(allCalls), "A call without a handler: write one, or name it among those that wait").toEqual([]);
});

it("every call that was asked for has its row, and every other row says that it is an addition", () => {
  expect(differences(allCalls)).toEqual([]);
});

it("every rule names places and tests that are there", () => {
  expect(TOPICS.flatMap(({ rules }) => rules.flatMap(faultsOf))).toEqual([]);
});

it("every record says what it is asked to", () => {
  const lacking = allRecords.flatMap(({ name, missing }) => missing.map((field) => `${name} has no ${field}`));
  expect(lacking, "A record has lost a field that clients read: put it back").toEqual([]);
});

it("every script of a shell and of SQL in the documents has a test that runs it", () => {
  expect(scriptFaults()).toEqual([]);
});

it("every page of the guides has a row, and for each of its steps tests that are there", () => {
  expect(walkFaults(allGuides)).toEqual([]);
});

it("is what docs/conformance.md says", async () => {
  const known = await addresses();
  const page = documentOf({
    calls: allCalls,
    records: allRecords,
    guides: allGuides,
    addresses: known,
    publicAddresses: publicAddresses(known),
  });
  await expect(page, "docs/conformance.md is old: run `pnpm conformance` and commit it").toMatchFileSnapshot(
    "../docs/conformance.md",
  );
});
