import type { WorkspaceKind } from "../schemas/organisation";

/** The words of a workspace kind, as they stand in titles; lower-case them inside a sentence. */
export interface Terminology {
  desk: string;
  desks: string;
  member: string;
  members: string;
  deskBooking: string;
  deskBookings: string;
}

const WORDS: Readonly<Record<WorkspaceKind, Terminology>> = {
  "co-working": {
    desk: "Desk",
    desks: "Desks",
    member: "Member",
    members: "Members",
    deskBooking: "Desk Booking",
    deskBookings: "Desk Bookings",
  },
  "study-hall": {
    desk: "Seat",
    desks: "Seats",
    member: "User",
    members: "Users",
    deskBooking: "Seat Booking",
    deskBookings: "Seat Bookings",
  },
};

/**
 * The wording of an organisation: Seat and User in a study hall, else Desk and Member.
 * @example terminology(organisation.workspaceKind).desks // "Seats"
 */
export function terminology(kind?: WorkspaceKind | null): Terminology {
  return WORDS[kind ?? "co-working"];
}
