import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { clientsCsv } from "./clients-csv";

const CLIENT = {
  _id: "0190a0a0-0000-7000-8000-000000000001",
  orgName: "=Harbour, Works",
  orgCode: "HARBOUR",
  orgType: "client" as const,
  workspaceKind: "co-working" as const,
  logoSquare: null,
  isActive: true,
  status: "PAST_DUE" as const,
  subscription: {
    planCode: "growth",
    planName: "Growth",
    status: "PAST_DUE" as const,
    currentPeriodEnd: "2026-12-01T00:00:00.000Z",
    isRecurring: true,
  },
  branches: 2,
  desks: 24,
  reseller: { _id: "0190a0a0-0000-7000-8000-000000000002", orgName: "Northside Spaces" },
  owner: { name: "Leena Thomas", email: "owner@harbour.test", phone: "+91 98765 43210" },
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

test("writes an organisation in the words of who reads it, and disarms what a spreadsheet would run", () => {
  const [headings, row] = clientsCsv([CLIENT], terminology("study-hall")).split("\r\n");
  expect(headings).toContain('"Branches","Seats"');
  expect(row).toBe(
    `"'=Harbour, Works","HARBOUR","Payment due","Growth","2026-12-01T00:00:00.000Z","Yes","2","24","Leena Thomas","owner@harbour.test","'+91 98765 43210","Northside Spaces","2026-01-01T00:00:00.000Z","0190a0a0-0000-7000-8000-000000000001"`,
  );
});

test("leaves cells empty where nothing is known", () => {
  const [, row] = clientsCsv(
    [{ ...CLIENT, subscription: null, owner: null, reseller: null }],
    terminology("co-working"),
  ).split("\r\n");
  expect(row).toContain('"Payment due","","","","2","24","","","",""');
});
