import { expect, it } from "vitest";
import { CleanUpTracking, RecordTracking, TrackingQuery } from "./tracking";

const event = { sessionId: "visit-0001", event: "page_view", path: "/desks", occurredAt: "2026-11-21T10:00:00Z" };
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, index]));

const answers = (schema: typeof TrackingQuery | typeof RecordTracking, input: object) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

it.each([
  { filters: { from: "2026-11-21T10:00:00+05:30", to: "2026-11-21T05:00:00Z" }, says: [] },
  { filters: { from: "2026-11-21T05:00:00Z", to: "2026-11-21T10:00:00+05:30" }, says: ["End later than you start"] },
  { filters: { page: "2", limit: "20" }, says: [] },
  { filters: { sessionId: "../users" }, says: ["Use 8 to 64 letters, digits, dashes or underscores"] },
])("answers the filters $filters with $says", ({ filters, says }) => {
  expect(answers(TrackingQuery, filters)).toEqual(says);
});

it.each([
  { events: [event], says: [] },
  { events: Array.from({ length: 100 }, () => event), says: [] },
  { events: Array.from({ length: 101 }, () => event), says: ["Send at most 100 events at once"] },
  { events: [], says: ["Send at least one event"] },
  { events: [{ ...event, properties: many(20) }], says: [] },
  { events: [{ ...event, properties: many(21) }], says: ["Use at most 20 properties"] },
])("takes 1 to 100 events of at most 20 properties (case %#)", ({ events, says }) => {
  expect(answers(RecordTracking, { events })).toEqual(says);
});

it("keeps 90 days unless told otherwise", () => {
  expect(CleanUpTracking.parse({})).toEqual({ daysToKeep: 90 });
});
