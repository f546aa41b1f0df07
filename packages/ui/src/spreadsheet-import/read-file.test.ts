import { describe, expect, it } from "vitest";
import { decode, readSheet, textOf } from "./read-file";

const csv = (text: string | Uint8Array<ArrayBuffer>) => new File([text], "seats.csv", { type: "text/csv" });

describe("readSheet", () => {
  it("reads quotes, semicolons and lines without text", async () => {
    const sheet = await readSheet(csv('Name;Note\r\nA1;"at the ""door"";\nquiet"\r\n;\r\n A2 ;\r\n'));
    expect(sheet).toEqual({
      cells: [
        ["Name", "Note"],
        ["A1", 'at the "door";\nquiet'],
        ["A2", ""],
      ],
      lines: [1, 2, 4],
    });
  });

  it("refuses an .xls file, whatever it is called", async () => {
    await expect(readSheet(csv(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])))).rejects.toThrow();
  });

  it("refuses a zip archive that is no sheet", async () => {
    await expect(readSheet(csv(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).rejects.toThrow();
  });
});

describe("decode", () => {
  it.each([
    ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0xc3, 0xa9], "é"],
    ["UTF-16, little end first", [0xff, 0xfe, 0xe9, 0x00], "é"],
    ["UTF-16, big end first", [0xfe, 0xff, 0x00, 0xe9], "é"],
    ["Windows-1252", [0x52, 0xe9], "Ré"],
  ])("reads %s", (_, bytes, text) => {
    expect(decode(new Uint8Array(bytes))).toBe(text);
  });
});

describe("textOf", () => {
  it.each([
    [new Date("2026-11-23T00:00:00Z"), "2026-11-23"],
    [new Date("2026-11-23T10:29:59.999Z"), "2026-11-23 10:30"],
    [new Date("1899-12-30T10:00:00Z"), "10:00"],
    [new Date(Number.NaN), ""],
    [919876543210, "919876543210"],
    [true, "true"],
    [null, ""],
  ])("writes %s as %j", (cell, text) => {
    expect(textOf(cell)).toBe(text);
  });
});
