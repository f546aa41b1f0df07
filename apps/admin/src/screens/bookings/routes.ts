import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { q, queryClient } from "../../app/carrel";
import { may } from "../../app/may";
import { office, overList } from "../../app/routes";
import { branchesFirst } from "../../app/use-branches";
import { bookingsSearch, calendarSearch, newBookingSearch } from "./booking-search";

const bookings = createRoute({
  getParentRoute: () => office,
  path: "/bookings",
  validateSearch: bookingsSearch,
  component: lazyRouteComponent(() => import("./bookings-screen"), "BookingsScreen"),
});

const calendar = createRoute({
  getParentRoute: () => office,
  path: "/bookings/calendar",
  validateSearch: calendarSearch,
  component: lazyRouteComponent(() => import("./calendar/calendar-screen"), "CalendarScreen"),
});

/** A booking's details, over the list or the calendar. */
const details = {
  path: "$bookingId",
  ...overList,
  loader: ({ params }: { params: { bookingId: string } }) =>
    queryClient.ensureQueryData(q.bookings.get({ id: params.bookingId })),
  component: lazyRouteComponent(() => import("./booking-sheet"), "BookingSheet"),
} as const;

/** Another time or desk for a booking, over the list or the calendar. */
const moving = {
  ...details,
  path: "$bookingId/move",
  beforeLoad: may("bookings.write"),
  component: lazyRouteComponent(() => import("./move/move-booking-form"), "MoveBookingSheet"),
} as const;

/** A new booking, over the list or the calendar. */
const adding = {
  path: "new",
  ...overList,
  validateSearch: newBookingSearch,
  beforeLoad: may("bookings.write"),
  // The first times depend on the organisation's grid and on the branch's zone: what was typed by then would be lost.
  loader: async () => {
    const session = await queryClient.ensureQueryData(q.auth.session());
    await Promise.all([
      queryClient.ensureQueryData(q.organisation.data({ id: session.loggedOrgDetails._id })),
      branchesFirst(),
    ]);
  },
  component: lazyRouteComponent(() => import("./new/new-booking-sheet"), "NewBookingSheet"),
} as const;

const booking = createRoute({ getParentRoute: () => bookings, ...details });
const movedBooking = createRoute({ getParentRoute: () => bookings, ...moving });
const newBooking = createRoute({ getParentRoute: () => bookings, ...adding });
const calendarBooking = createRoute({ getParentRoute: () => calendar, ...details });
const movedCalendarBooking = createRoute({ getParentRoute: () => calendar, ...moving });
const newCalendarBooking = createRoute({ getParentRoute: () => calendar, ...adding });

export const bookingRoutes = [
  bookings.addChildren([booking, movedBooking, newBooking]),
  calendar.addChildren([calendarBooking, movedCalendarBooking, newCalendarBooking]),
] as const;
