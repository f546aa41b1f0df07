import { expect, test } from "vitest";
import { newToken, sha256Hex, sixDigits, uuidOf } from "./secrets";

const drawing = (...draws: number[]) => ({
  id: () => "",
  bytes: (count: number) => {
    const bytes = new Uint8Array(count);
    new DataView(bytes.buffer).setUint32(0, draws.shift() ?? 0);
    return bytes;
  },
});

test("a code has six digits, leading zeros included", () => {
  expect(sixDigits(drawing(42))).toBe("000042");
  expect(sixDigits(drawing(1_999_999))).toBe("999999");
});

test("a draw that would favour the low codes is thrown away", () => {
  // 2^32 = 4,294 × 1,000,000 + 967,296: the last 967,296 numbers have no full round of codes.
  expect(sixDigits(drawing(4_294_000_000, 7))).toBe("000007");
  expect(sixDigits(drawing(4_293_999_999))).toBe("999999");
});

test("a token is 256 bits in base64url", () => {
  const random = { id: () => "", bytes: (count: number) => new Uint8Array(count).fill(255) };
  expect(newToken(random)).toBe(`${"_".repeat(42)}8`);
});

test("hashes as SHA-256 does", async () => {
  expect(await sha256Hex("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the same text has the same UUID of version 8", async () => {
  expect(await uuidOf("abc")).toBe("ba7816bf-8f01-8fea-8141-40de5dae2223");
});
