import { expect, it } from "vitest";
import { missingChangeset } from "../../scripts/testing/missing-changeset.mjs";

it.each([
  [["packages/sdk/src/client/send.ts", "packages/ui/src/button/button.tsx"], "@carrel/sdk, @carrel/ui changed and no"],
  [["packages/sdk/src/client/send.ts", ".changeset/README.md"], "`pnpm changeset` writes one"],
])("asks for a changeset of %j", (changed, sentence) => {
  expect(missingChangeset(changed)).toContain(sentence);
});

it.each([
  [["packages/sdk/src/client/send.ts", ".changeset/quiet-desks.md"]],
  [["packages/sdk/src/client/send.test.ts", "packages/ui/src/button/button.stories.tsx", "packages/sdk/api.md"]],
  [["apps/api/src/main.ts", "docs/testing.md"]],
])("asks for none of %j", (changed) => {
  expect(missingChangeset(changed)).toBeNull();
});
