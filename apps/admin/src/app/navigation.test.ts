import { terminology } from "@carrel/sdk/domain";
import { Session } from "@carrel/sdk/schemas";
import { exampleOf } from "@carrel/sdk/testing";
import { expect, test } from "vitest";
import { sidebarOf } from "./navigation";

const example = exampleOf(Session);
const hall: Session = {
  ...example,
  isDefaultUser: true,
  permissions: ["dashboard.read", "businessUnits.read", "installationRequests.read", "tracking.read"],
  inUse: [],
  loggedOrgDetails: { ...example.loggedOrgDetails, isSuper: false, isReseller: false },
};

const shown = (session: Session) => {
  const { groups, rest } = sidebarOf(session);
  const names = (places: typeof rest) => places.map(({ label }) => label(terminology()));
  return { groups: groups.map(({ places }) => names(places)), rest: names(rest) };
};

test("what is nobody's work stands apart, in the order of the sidebar, and leaves no empty group", () => {
  expect(shown(hall)).toEqual({
    groups: [["Dashboard"], ["Books"]],
    rest: ["Business units", "Installation requests", "Tracking"],
  });
  expect(shown({ ...hall, inUse: ["businessUnits", "tracking"] })).toEqual({
    groups: [["Dashboard"], ["Books"], ["Business units"], ["Tracking"]],
    rest: ["Installation requests"],
  });
});

test("what a person may not enter is in neither", () => {
  expect(shown({ ...hall, permissions: ["dashboard.read"] })).toEqual({ groups: [["Dashboard"], ["Books"]], rest: [] });
  expect(shown({ ...hall, isDefaultUser: false }).rest).toEqual(["Business units", "Installation requests"]);
});
