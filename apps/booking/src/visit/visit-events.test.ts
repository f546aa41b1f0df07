import { RecordVisitEvent } from "@carrel/sdk/schemas";
import { expect, test } from "vitest";
import { STEPS } from "../flow/draft";
import { visitEvents } from "./visit-events";

const QR = "/qr-booking/$orgCode/{-$branchId}";
const told = (...args: Parameters<typeof visitEvents>) =>
  visitEvents(...args).map(({ event, path }) => `${event} ${path}`);

test("a page that is opened is a screen seen, whatever its step", () => {
  expect(told(QR, null, "desk")).toEqual(["page_view /qr-booking/$orgCode/desk"]);
  expect(told("/", null, "when")).toEqual(["page_view /when"]);
});

test("a step ahead tells what was answered, and where", () => {
  expect(told("/book", "when", "desk")).toEqual(["visit.timeChosen /book/when", "page_view /book/desk"]);
  expect(told("/book", "desk", "you")).toEqual(["visit.deskChosen /book/desk", "page_view /book/you"]);
  expect(told("/book", "you", "code")).toEqual(["visit.codeSent /book/you", "page_view /book/code"]);
});

test("an address that is proved needs no code", () => {
  expect(told("/book", "you", "done")).toEqual(["visit.booked /book/you", "page_view /book/done"]);
});

test("a step back answers nothing, and the same step is nothing new", () => {
  expect(told("/book/{-$branchId}", "you", "desk")).toEqual(["page_view /book/desk"]);
  expect(told("/book", "done", "when")).toEqual(["page_view /book/when"]);
  expect(told("/book", "you", "you")).toEqual([]);
});

test.each([QR, "/", "/booking", "/book/{-$branchId}"])("the server takes each step of %s", (route) => {
  for (const [place, step] of STEPS.entries()) {
    for (const { event, path } of visitEvents(route, STEPS[place - 1] ?? null, step)) {
      const sent = { sessionId: "visit-0001", event, path, occurredAt: "2026-11-21T06:00:00Z" };
      expect(RecordVisitEvent.safeParse(sent).error).toBeUndefined();
    }
  }
});
