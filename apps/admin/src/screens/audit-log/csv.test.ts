import { expect, test } from "vitest";
import { auditCsv } from "./csv";

const ENTRY = {
  _id: "0190a0a0-0000-7000-8000-000000000001",
  sequence: 7,
  occurredAt: "2026-11-21T10:00:00.000Z",
  actor: { kind: "visitor" as const, _id: null, name: '=HYPERLINK("x")' },
  action: "bookings.add",
  resource: "bookings",
  recordId: null,
  before: null,
  after: { note: 'a "quiet" corner, please' },
  address: "127.0.0.1",
  userAgent: "",
  requestId: "",
  hash: "ab",
};

test("quotes what holds quotes and commas, and disarms formulas", () => {
  const [, row] = auditCsv([ENTRY]).split("\r\n");
  expect(row).toBe(
    `"7","2026-11-21T10:00:00.000Z","'=HYPERLINK(""x"")","visitor","","bookings.add","","bookings","","","{""note"":""a \\""quiet\\"" corner, please""}","127.0.0.1","","","","ab"`,
  );
});

test("says how many an entry tells of, and what of it was erased", () => {
  const [, row] = auditCsv([{ ...ENTRY, more: 412, blanked: ["actor", "fields"] }]).split("\r\n");
  expect(row).toContain('"bookings.add","412","bookings"');
  expect(row).toContain('"actor fields","ab"');
});
