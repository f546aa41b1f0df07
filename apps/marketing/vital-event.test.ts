import { RecordVisitEvent } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { vitalEvent } from "./src/vitals/vital-event";

it.each([
  ["/", "/"],
  ["/pricing/v2", "/pricing/v"],
  ["/documentation/2026/day-close", "/documentation/day-close"],
  ["/free/caf%C3%A9", "/free/cafCA"],
  [`/${"long-".repeat(80)}`, expect.stringMatching(/^\/(?:long-)+/)],
])("of %s the server takes what is noted", (pathname, path) => {
  for (const rating of ["good", "needs-improvement", "poor"] as const) {
    const noted = vitalEvent({ name: "INP", rating }, pathname);
    expect(noted.path).toEqual(path);
    const sent = { ...noted, sessionId: "visit-0001", occurredAt: "2026-11-21T06:00:00Z" };
    expect(RecordVisitEvent.safeParse(sent).error).toBeUndefined();
  }
});
