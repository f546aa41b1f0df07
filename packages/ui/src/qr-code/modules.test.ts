import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrModules } from "./modules";

/** Draws the path on a grid again. */
const painted = (path: string, size: number) => {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let offset = 0; offset < Number(width); offset++) {
      const row = grid[Number(y)];
      if (row) row[Number(x) + offset] = true;
    }
  return grid;
};

describe("qrModules", () => {
  it("paints exactly the dark modules of the encoder", () => {
    const { path, size } = qrModules("https://book.carrel.example/CRL-7KQ4", false);
    expect(painted(path, size)).toEqual(encode("https://book.carrel.example/CRL-7KQ4", { ecc: "M", border: 4 }).data);
  });

  it("leaves four light modules on every side", () => {
    const { path, size } = qrModules("A14", false);
    const rows = painted(path, size);
    expect(rows.slice(0, 4).flat()).not.toContain(true);
    expect(rows.flatMap((row) => [row.slice(0, 4), row.slice(-4)]).flat()).not.toContain(true);
  });

  it("corrects more where a logo covers the middle", () => {
    const value = "https://book.carrel.example/CRL-7KQ4";
    expect(qrModules(value, true).size).toBeGreaterThan(qrModules(value, false).size);
  });

  it("refuses what does not fit", () => {
    expect(() => qrModules("a".repeat(3000), false)).toThrow();
  });
});
