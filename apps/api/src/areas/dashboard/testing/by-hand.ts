import { addDays, dayRange, isHeld, localDateOf, weekdayOf } from "@carrel/sdk/domain";
import type { BookingTrends, CustomerStats, PaymentStats } from "@carrel/sdk/schemas";
import { tzOffset } from "@date-fns/tz";
import type { Row } from "../../../database/schema";
import { holdOf } from "../../bookings/live-bookings";

/** All rows of an organisation, of one branch or of all. */
export interface Records {
  now: Date;
  branches: Row<"branches">[];
  desks: Row<"desks">[];
  customers: Row<"customers">[];
  bookings: Row<"bookings">[];
  payments: Row<"deskTransactions">[];
  stays: Row<"stays">[];
  /** Of every branch. */
  allBookings: Row<"bookings">[];
  names: ReadonlyMap<string, string>;
}

const MINUTE = 60_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number, step: number) => Math.round(value * step) / step;
const growth = (now: number, before: number) => (before > 0 ? rounded((now / before - 1) * 100, 10) : null);

/** Each figure of the dashboard by going through every row, one after the other. */
export function byHand(records: Records, days: number) {
  const { now, branches, desks, customers, bookings, payments, stays } = records;
  const branchOf = new Map(branches.map((branch) => [branch.branchId, branch]));
  const zone = (branchId: string) => branchOf.get(branchId)?.timezone ?? "UTC";
  const known = new Map<string, string>();
  const dayOf = (branchId: string, instant: Date) => {
    const key = `${instant.getTime()} ${zone(branchId)}`;
    const day = known.get(key) ?? localDateOf(instant, zone(branchId));
    known.set(key, day);
    return day;
  };
  const today = (branchId: string) => dayOf(branchId, now);
  const firstOf = (branchId: string, count = days) => addDays(today(branchId), 1 - count);
  const isWithin = (branchId: string, instant: Date, from: string, to: string) => {
    const day = dayOf(branchId, instant);
    return day >= from && day <= to;
  };
  const isRecent = (branchId: string, instant: Date, count = days) =>
    isWithin(branchId, instant, firstOf(branchId, count), today(branchId));
  const isStanding = ({ status }: Row<"bookings">) => status !== "CANCELLED";
  const isLive = (booking: Row<"bookings">) => isHeld({ ...holdOf(booking), status: booking.status }, now);
  const standing = bookings.filter(isStanding);
  const minutesOf = (from: Date, to: Date) => (to.getTime() - from.getTime()) / MINUTE;

  function paymentStats(): PaymentStats {
    const own = payments.filter(({ currency }) => currency === "INR");
    const typeOf = new Map(bookings.map(({ bookingId, type }) => [bookingId, type]));
    const net = (rows: typeof own) => sum(rows.map(({ kind, amount }) => (kind === "refund" ? -amount : amount)));
    const monthOf = (date: string, months: number) => {
      const [year = 0, month = 0] = date.split("-").map(Number);
      return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
    };
    const between = (range: (today: string) => [string, string]) =>
      own.filter(({ branchId, paidAt }) => isWithin(branchId, paidAt, ...range(today(branchId))));
    const least = (one: string, other: string) => (one < other ? one : other);
    const ofToday = between((date) => [date, date]);
    const ofYesterday = between((date) => [addDays(date, -1), addDays(date, -1)]);
    const ofMonth = between((date) => [monthOf(date, 0), date]);
    // The same day numbers, as far as the last month has them.
    const sameDays = between((date) => {
      const last = addDays(monthOf(date, 0), -1);
      return [monthOf(date, -1), least(last, `${last.slice(0, 8)}${date.slice(8)}`)];
    });
    const ofPeriod = own.filter(({ branchId, paidAt }) => isRecent(branchId, paidAt));
    const made = standing.filter(({ branchId, createdAt }) => isRecent(branchId, createdAt));
    return {
      currency: "INR",
      today: net(ofToday),
      yesterday: net(ofYesterday),
      thisMonth: net(ofMonth),
      lastMonth: net(between((date) => [monthOf(date, -1), addDays(monthOf(date, 0), -1)])),
      last6Months: net(between((date) => [monthOf(date, -6), date])),
      lastYear: net(
        between((date) => {
          const year = Number(date.slice(0, 4)) - 1;
          return [`${year}-01-01`, `${year}-12-31`];
        }),
      ),
      totalRevenue: net(own),
      averageTransactionValue: own.length === 0 ? 0 : Math.round(net(own) / own.length),
      todayTransactionCount: ofToday.length,
      monthlyTransactionCount: ofMonth.length,
      totalTransactionCount: own.length,
      cashPayments: net(ofPeriod.filter(({ method }) => method === "cash")),
      onlinePayments: net(ofPeriod.filter(({ method }) => method !== "cash")),
      dailyBookingsCount: made.filter(({ type }) => type === "DAILY").length,
      hourlyBookingsCount: made.filter(({ type }) => type === "HOURLY").length,
      dailyRevenue: net(ofPeriod.filter(({ bookingId }) => typeOf.get(bookingId ?? "") === "DAILY")),
      hourlyRevenue: net(ofPeriod.filter(({ bookingId }) => typeOf.get(bookingId ?? "") === "HOURLY")),
      chargesRevenue: net(ofPeriod.filter(({ chargeId }) => chargeId !== null)),
      monthlyGrowth: growth(net(ofMonth), net(sameDays)),
      dailyGrowth: growth(net(ofToday), net(ofYesterday)),
    };
  }

  /** Assignments with the last local day that they cover. */
  const assigned = bookings
    .filter(
      ({ status, type, customerId, feePlanId }) =>
        status === "CONFIRMED" && type === "DAILY" && customerId && feePlanId,
    )
    .map((booking) => ({ ...booking, last: dayOf(booking.branchId, new Date(booking.endAt.getTime() - 1)) }));
  const lastDayIn = (branchId: string, last: string, from: number, to: number) =>
    last >= addDays(today(branchId), from) && last <= addDays(today(branchId), to);

  function bookingStats() {
    const notOver = assigned.filter(({ endAt }) => endAt > now);
    const expiring = (from: number, to: number) =>
      notOver.filter(({ branchId, last }) => lastDayIn(branchId, last, from, to)).length;
    const expired = (from: number, to: number) =>
      assigned.filter(({ branchId, last }) => lastDayIn(branchId, last, from, to)).length;
    const active = desks.filter(({ isActive }) => isActive);
    const running = bookings.filter((booking) => isLive(booking) && booking.startAt <= now && booking.endAt > now);
    const haveOne = (of: typeof running) => active.filter(({ deskId }) => of.some((b) => b.deskId === deskId)).length;
    const occupied = haveOne(running);
    const made = bookings.filter(({ branchId, createdAt }) => isRecent(branchId, createdAt));
    const percent = (part: number) => (active.length === 0 ? 0 : rounded((part / active.length) * 100, 10));
    return {
      expiringToday: expiring(0, 0),
      expiringTomorrow: expiring(1, 1),
      expiringThisWeek: expiring(0, 6),
      expiringNext30Days: expiring(0, 29),
      urgentExpirations: notOver.filter(({ endAt }) => minutesOf(now, endAt) <= 48 * 60).length,
      expiredInLastWeek: expired(-7, -1),
      expiredOneWeekAgo: expired(-7, -7),
      deskOccupancy: {
        total: active.length,
        occupied,
        available: active.length - occupied,
        freeNow: active.length - occupied,
        takenNow: haveOne(running.filter(({ status }) => status === "CONFIRMED")),
        utilizationRate: percent(occupied),
        availabilityRate: percent(active.length - occupied),
      },
      bookingDetails: {
        pending: made.filter(({ status }) => status === "PENDING").length,
        confirmed: made.filter(({ status }) => status === "CONFIRMED").length,
        cancelled: made.filter(({ status }) => status === "CANCELLED").length,
        today: bookings.filter((booking) => {
          const { startAt, endAt } = dayRange(today(booking.branchId), zone(booking.branchId));
          return isLive(booking) && booking.startAt < endAt && booking.endAt > startAt;
        }).length,
        upcoming: bookings
          .filter((booking) => isLive(booking) && booking.startAt >= now)
          .toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.bookingId < b.bookingId ? -1 : 1))
          .slice(0, 8)
          .map(({ bookingId }) => bookingId),
      },
    };
  }

  /** Time that is taken in a branch. */
  type Taken = Pick<Row<"bookings">, "branchId" | "startAt" | "endAt">;

  /** The hours by the wall clock that something covers, as milliseconds of that clock. */
  function wallHours({ branchId, startAt, endAt }: Taken): Date[] {
    const wall = (at: number) => at + tzOffset(zone(branchId), new Date(at)) * MINUTE;
    const hour = 60 * MINUTE;
    const first = Math.floor(wall(startAt.getTime()) / hour);
    const last = Math.floor(wall(endAt.getTime() - 1) / hour);
    return Array.from({ length: last - first + 1 }, (_, place) => new Date((first + place) * hour));
  }

  /** Whether a branch is open for a part of an hour of its wall clock. */
  function isOpenIn(branchId: string, date: string, hour: Date): boolean {
    const minutes = hour.getUTCHours() * 60;
    const minutesAt = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return (branchOf.get(branchId)?.timings ?? []).some(
      ({ day, closed, open, close }) =>
        day === weekdayOf(date) && !closed && minutesAt(open) < minutes + 60 && minutesAt(close) > minutes,
    );
  }

  function bookingTrends(timezone: string): BookingTrends {
    const todays =
      branches.length === 0 ? [localDateOf(now, timezone)] : branches.map(({ branchId }) => today(branchId));
    const [earliest = "", latest = ""] = [todays.toSorted()[0], todays.toSorted().at(-1)];
    const trendUntil = (ago: number) => {
      const trend: BookingTrends["dailyTrend"] = [];
      for (let date = addDays(earliest, 1 - days - ago); date <= addDays(latest, -ago); date = addDays(date, 1)) {
        const isOn = (branchId: string, instant: Date) =>
          isWithin(branchId, instant, firstOf(branchId, days + ago), addDays(today(branchId), -ago)) &&
          dayOf(branchId, instant) === date;
        const paid = payments.filter((p) => p.currency === "INR" && isOn(p.branchId, p.paidAt));
        trend.push({
          date,
          bookings: standing.filter(({ branchId, createdAt }) => isOn(branchId, createdAt)).length,
          revenue: sum(paid.map(({ kind, amount }) => (kind === "refund" ? -amount : amount))),
        });
      }
      return trend;
    };
    const madeIn = (count: number) =>
      standing.filter(({ branchId, createdAt }) => isRecent(branchId, createdAt, count)).length;
    const cells = new Map<number, number>();
    for (const taken of [...standing, ...stays]) {
      for (const hour of wallHours(taken)) {
        const date = hour.toISOString().slice(0, 10);
        if (date < firstOf(taken.branchId) || date > today(taken.branchId)) continue;
        if (!isOpenIn(taken.branchId, date, hour)) continue;
        const cell = weekdayOf(date) * 24 + hour.getUTCHours();
        cells.set(cell, (cells.get(cell) ?? 0) + 1);
      }
    }
    const popularDesks = desks
      .map(({ deskId, name, branchId }) => {
        const from = dayRange(firstOf(branchId), zone(branchId)).startAt;
        const until = dayRange(today(branchId), zone(branchId)).endAt;
        const touches = (taken: Taken & { deskId: string }) =>
          taken.deskId === deskId && taken.startAt < until && taken.endAt > from;
        const touching = standing.filter(touches);
        const within = ({ startAt, endAt }: Taken) =>
          minutesOf(startAt < from ? from : startAt, endAt > until ? until : endAt);
        const branchName = branchOf.get(branchId)?.name ?? "";
        const minutes = sum([...touching, ...stays.filter(touches)].map(within));
        return { deskId, deskName: name, branchName, bookings: touching.length, minutes };
      })
      .filter((desk) => desk.bookings > 0 || desk.minutes > 0)
      .toSorted((a, b) => b.bookings - a.bookings || b.minutes - a.minutes || (a.deskId < b.deskId ? -1 : 1))
      .slice(0, 10);
    return {
      currency: "INR",
      dailyTrend: trendUntil(0),
      trendBefore: trendUntil(days),
      weeklyGrowth: growth(madeIn(7), madeIn(14) - madeIn(7)),
      monthlyGrowth: growth(madeIn(30), madeIn(60) - madeIn(30)),
      peakHours: [...cells]
        .toSorted(([a], [b]) => a - b)
        .map(([cell, count]) => ({ hour: cell % 24, weekday: Math.floor(cell / 24), bookings: count })),
      popularDesks,
    };
  }

  function expiring(within: number) {
    return assigned
      .filter(({ branchId, last, endAt }) => endAt > now && lastDayIn(branchId, last, 0, within))
      .toSorted((a, b) => a.endAt.getTime() - b.endAt.getTime() || (a.bookingId < b.bookingId ? -1 : 1))
      .map(({ bookingId, branchId, last }) => ({
        bookingId,
        daysLeft: Math.round((Date.parse(last) - Date.parse(today(branchId))) / (24 * 60 * MINUTE)),
      }));
  }

  function customerStats(): CustomerStats {
    const lastEnd = (customerId: string) =>
      Math.max(
        ...records.allBookings
          .filter((b) => b.customerId === customerId && isLive(b))
          .map(({ endAt }) => endAt.getTime()),
      );
    const ends = customers.map(({ customerId }) => lastEnd(customerId));
    const recent = standing.filter(({ branchId, startAt }) => isRecent(branchId, startAt, 90));
    const recentStays = stays.filter(({ branchId, startAt }) => isRecent(branchId, startAt, 90));
    const timeOf = (taken: readonly Taken[]) => sum(taken.map(({ startAt, endAt }) => minutesOf(startAt, endAt)));
    const minutes = timeOf(recent) + timeOf(recentStays);
    const customerOf = new Map(records.allBookings.map(({ bookingId, customerId }) => [bookingId, customerId]));
    const bookers = new Set(recent.flatMap(({ customerId }) => customerId ?? []));
    return {
      totalCustomers: customers.length,
      activeCustomers: ends.filter((end) => end > now.getTime()).length,
      churningCustomers: ends.filter((end) => end <= now.getTime() && end > now.getTime() - 30 * 1440 * MINUTE).length,
      newThisMonth: customers.filter(
        ({ branchId, createdAt }) => dayOf(branchId, createdAt).slice(0, 7) >= today(branchId).slice(0, 7),
      ).length,
      averageBookingDuration: recent.length === 0 ? 0 : minutes / recent.length,
      topCustomers: [...bookers]
        .map((customerId) => {
          const own = recent.filter((booking) => booking.customerId === customerId);
          const paid = payments.filter(
            (p) => p.customerId === customerId && p.currency === "INR" && isRecent(p.branchId, p.paidAt, 90),
          );
          return {
            _id: customerId,
            name: records.names.get(customerId) ?? "",
            bookings: own.length,
            minutes:
              timeOf(own) + timeOf(recentStays.filter(({ bookingId }) => customerOf.get(bookingId) === customerId)),
            amount: Math.max(0, sum(paid.map(({ kind, amount }) => (kind === "refund" ? -amount : amount)))),
            currency: "INR",
          };
        })
        .toSorted((a, b) => b.minutes - a.minutes || (a._id < b._id ? -1 : 1))
        .slice(0, 10),
    };
  }

  return { paymentStats, bookingStats, bookingTrends, expiring, customerStats };
}
