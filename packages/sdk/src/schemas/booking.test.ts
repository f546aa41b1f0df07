import { expect, it } from "vitest";
import { BookingCalendarQuery, BookingQuery, RescheduleBooking, SendBookingOtp } from "./booking";

const id = "019a0000-0000-7000-8000-000000000001";

it.each([
  { startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T10:01:00Z", moves: true },
  { startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T15:30:00+05:30", moves: false },
  { startAt: "2026-11-21T10:00:00+05:30", endAt: "2026-11-21T05:00:00Z", moves: true },
  { startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T09:00:00Z", moves: false },
])("moves a booking to $startAt until $endAt: $moves", ({ startAt, endAt, moves }) => {
  const paths = RescheduleBooking.safeParse({ id, startAt, endAt }).error?.issues.map(({ path }) => path) ?? [];
  expect(paths).toEqual(moves ? [] : [["endAt"]]);
});

it.each([
  { from: "2026-11-21", to: "2026-11-21", answers: true },
  { from: "2026-02-15", to: "2026-03-17", answers: true },
  { from: "2026-02-15", to: "2026-03-18", answers: false },
  { from: "2026-11-21", to: "2026-11-20", answers: false },
])("shows a calendar from $from to $to: $answers", ({ from, to, answers }) => {
  const paths = BookingCalendarQuery.safeParse({ from, to }).error?.issues.map(({ path }) => path) ?? [];
  expect(paths).toEqual(answers ? [] : [["to"]]);
});

it.each([
  { from: "2026-11-21", to: "2026-11-21", answers: true },
  { from: "2026-11-21", to: undefined, answers: true },
  { from: "2026-11-21", to: "2026-11-20", answers: false },
])("lists bookings from $from to $to: $answers", (days) => {
  const { from, to, answers } = days;
  const paths = BookingQuery.safeParse({ from, to }).error?.issues.map(({ path }) => path) ?? [];
  expect(paths).toEqual(answers ? [] : [["to"]]);
});

const hold = { branchId: id, deskId: id, type: "DAILY", date: "2026-11-21" };
it.each([
  { purpose: undefined, seat: { hold, flow: id }, sends: true },
  { purpose: "booking", seat: { hold, flow: id }, sends: true },
  { purpose: "signIn", seat: {}, sends: true },
  { purpose: "signIn", seat: { hold }, sends: false },
  { purpose: "signIn", seat: { flow: id }, sends: false },
  { purpose: "area", seat: {}, sends: false },
])("mails a code for $purpose, with $seat: $sends", ({ purpose, seat, sends }) => {
  const asked = { email: "nisha@example.com", orgId: id, purpose, ...seat };
  const paths = SendBookingOtp.safeParse(asked).error?.issues.map(({ path }) => path) ?? [];
  expect(paths).toEqual(sends ? [] : [["purpose"]]);
});
