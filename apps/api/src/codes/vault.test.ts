import { expect, it } from "vitest";
import { testRandom } from "../testing/rows";
import { createVault } from "./vault";

const SECRET = "a secret of at least thirty-two characters";
const vault = createVault(SECRET, testRandom);

it("opens what it sealed, after a restart too", async () => {
  const sealed = await vault.seal("JBSWY3DPEHPK3PXP", "row");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(await createVault(SECRET, testRandom).open(sealed, "row")).toBe("JBSWY3DPEHPK3PXP");
});

it("seals the same text otherwise each time", async () => {
  expect(await vault.seal("text", "row")).not.toBe(await vault.seal("text", "row"));
});

it("opens nothing for another row, with another secret, or that was changed", async () => {
  const sealed = await vault.seal("text", "row");
  expect(await vault.open(sealed, "other row")).toBeNull();
  expect(await createVault(`${SECRET}!`, testRandom).open(sealed, "row")).toBeNull();
  // The last letter but one: of the last not every bit counts.
  const changed = sealed.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(await vault.open(changed, "row")).toBeNull();
  for (const nonsense of ["", ".", "x.y", "%%%.%%%"]) expect(await vault.open(nonsense, "row")).toBeNull();
});
