import { dayRange } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { mailSamples } from "../testing/mail-samples";
import { type BookingMail, bookingMail } from "./booking-mail";

const samples = mailSamples()
  .filter(({ kind }) => kind === "bookingMail")
  .map(({ name, mail }) => [name, mail] as const);

it.each(samples)(
  "%s: the way in is told to who has a place for sure, line by line, and never on trial",
  (name, mail) => {
    const isTold = /confirmed|moved/.test(name) && !name.endsWith("on trial");
    expect(mail.text.includes("\nHow to get in: Ring at the blue door.\n  Pier 4\n  12 Wharf Road\n")).toBe(isTold);
    expect(mail.html.includes("Ring at the blue door.<br>Pier 4<br>12 Wharf Road<")).toBe(isTold);
    if (!isTold) expect(mail.text + mail.html).not.toMatch(/How to get in|blue door/);
  },
);

const branch: BookingMail["branch"] = {
  ...{ name: "Library Lane", phone: "", email: "", directions: "", timezone: "Asia/Kolkata" },
  address: { line1: "1 Lane", line2: "", city: "Pune", state: "", postalCode: "411001", country: "IN" },
  timings: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, open: "08:00", close: "24:00", closed: false })),
    { day: 6, open: "08:00", close: "13:00", closed: false },
    { day: 6, open: "14:00", close: "22:00", closed: false },
    { day: 0, open: "00:00", close: "24:00", closed: true },
  ],
  closures: [{ from: "2026-11-26", to: "2026-11-26", reason: "Painting", givesBack: false }],
};

/** What a mail, its short form and its calendar file say of whole days. 23 November 2026 is a Monday. */
const told = (first: string, last = first, changed: Partial<BookingMail["booking"]> = {}) => {
  const at = dayRange(first, branch.timezone).startAt;
  const draft = bookingMail("staff", {
    organisation: { orgName: "Athena", orgCode: "ATHENA", workspaceKind: "study-hall" },
    branch,
    deskName: "A1",
    booking: {
      ...{ bookingId: "0190aaaa-0000-7000-8000-000000000001", code: "K7M2QX4D", status: "CONFIRMED", type: "DAILY" },
      ...{ startAt: at, endAt: dayRange(last, branch.timezone).endAt, createdAt: at, updatedAt: at },
      ...{ visitorName: "Meera Iyer", amount: 0, currency: "INR", cancelReason: null, pass: null, membershipId: null },
      ...{ holdUntil: null, claimAmount: null, claimReference: null, claimAnswer: null },
      ...changed,
    },
    address: "https://carrel.test/booking/x",
  });
  const open = (blocks: typeof draft.blocks) =>
    blocks
      .flatMap((block) => (block.kind === "facts" ? block.facts : []))
      .find(([label]) => label === "The place is open")?.[1] ?? null;
  const file = draft.attachments?.[0]?.content ?? "";
  return {
    full: open(draft.blocks),
    plain: open("plain" in draft ? draft.plain.blocks : []),
    calendar: /The place is open ([^\r]*)/.exec(file.replaceAll("\r\n ", ""))?.[1]?.replaceAll("\\,", ",") ?? null,
  };
};
const all = (hours: string | null) => ({ full: hours, plain: hours, calendar: hours });

it("who has a place for whole days is told when it is open, where it is, and alike on all of them", () => {
  expect(told("2026-11-23")).toEqual(all("08:00–24:00"));
  expect(told("2026-11-28")).toEqual(all("08:00–13:00, 14:00–22:00"));
  expect(told("2026-11-23", "2026-11-25")).toEqual(all("08:00–24:00 each day"));
  // Different hours, a closed weekday, a closure, a seat of months.
  expect(told("2026-11-27", "2026-11-28")).toEqual(all(null));
  expect(told("2026-11-29")).toEqual(all(null));
  expect(told("2026-11-26")).toEqual(all(null));
  expect(told("2026-11-23", "2027-11-23")).toEqual(all(null));
  expect(told("2026-11-23", "2026-11-23", { status: "CANCELLED" })).toEqual(all(null));
  expect(told("2026-11-23", "2026-11-23", { type: "HOURLY" })).toEqual(all(null));
});
