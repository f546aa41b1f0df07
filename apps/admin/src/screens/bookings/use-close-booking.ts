import { useRouter } from "@tanstack/react-router";
import { bookingsSearch, calendarSearch } from "./booking-search";

/**
 * Closes what is open over the list or the calendar: what is below stays as it is.
 * @returns a function; `saved` passes the question about unsaved changes
 */
export function useCloseBooking() {
  const router = useRouter();
  return ({ saved = false } = {}) => {
    const { pathname, search } = router.state.location;
    const rest = { resetScroll: false, ignoreBlocker: saved };
    return pathname.startsWith("/bookings/calendar")
      ? router.navigate({ to: "/bookings/calendar", search: calendarSearch(search), ...rest })
      : router.navigate({ to: "/bookings", search: bookingsSearch(search), ...rest });
  };
}
