import { expect, it } from "vitest";
import { INSTALLATION_STATUSES } from "../schemas/installation-request";
import { INSTALLATION_TRANSITIONS, isAssignable, nextInstallationStatuses } from "./installation-status";

it("moves on step by step, back only to nobody, and ends", () => {
  const steps = INSTALLATION_STATUSES.flatMap((from) =>
    INSTALLATION_STATUSES.filter((to) => INSTALLATION_TRANSITIONS[from].includes(to)).map((to) => `${from} ${to}`),
  );
  expect(steps).toEqual([
    "REQUESTED ASSIGNED",
    "REQUESTED CANCELLED",
    "ASSIGNED REQUESTED",
    "ASSIGNED IN_PROGRESS",
    "ASSIGNED CANCELLED",
    "IN_PROGRESS COMPLETED",
    "IN_PROGRESS CANCELLED",
  ]);
});

it("offers only the steps that need no person's name", () => {
  expect(Object.fromEntries(INSTALLATION_STATUSES.map((status) => [status, nextInstallationStatuses(status)]))).toEqual(
    {
      REQUESTED: ["CANCELLED"],
      ASSIGNED: ["IN_PROGRESS", "CANCELLED"],
      IN_PROGRESS: ["COMPLETED", "CANCELLED"],
      COMPLETED: [],
      CANCELLED: [],
    },
  );
});

it("can be given to somebody until it is over", () => {
  expect(INSTALLATION_STATUSES.filter(isAssignable)).toEqual(["REQUESTED", "ASSIGNED", "IN_PROGRESS"]);
});
