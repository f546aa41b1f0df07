import type { BookableOrganisation, VisitorBooking } from "@carrel/sdk";

/** The branch of a booking, as far as it is still open to visitors. */
export const openBranch = ({ branches }: BookableOrganisation, { branchId }: Pick<VisitorBooking, "branchId">) =>
  branches.find(({ _id }) => _id === branchId);

/** The branch in which a booking can be moved now, which takes a place that takes bookings. */
export const branchToMoveIn = (
  organisation: BookableOrganisation,
  booking: Pick<VisitorBooking, "branchId" | "moveUntil">,
) => (booking.moveUntil && organisation.bookingsClosed === null ? openBranch(organisation, booking) : undefined);

/** Where a booking is; of a branch that is closed to visitors no more than its name is known. */
export const placeOf = (organisation: BookableOrganisation, booking: VisitorBooking) =>
  openBranch(organisation, booking) ?? {
    name: booking.branchName,
    timezone: booking.timezone,
    address: {},
    timings: [],
    directions: "",
    phone: "",
    email: "",
  };
