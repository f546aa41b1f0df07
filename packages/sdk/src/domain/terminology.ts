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

const PLACEHOLDER = /\{(\w+)\}/g;
const WORD_NAMES = ["desk", "desks", "member", "members"] as const;

/**
 * Fills a text that is written for every kind of place: `{desk}` inside of a sentence, `{Desks}` as in a title; so `desk`, `desks`,
 * `member` and `members`. Other braces stay as they are.
 * @param words as `terminology` gives them
 * @example inWords("{Desks} of a {member}", terminology("study-hall")) // "Seats of a user"
 */
export function inWords(text: string, words: Terminology): string {
  const known = Object.fromEntries(
    WORD_NAMES.flatMap((name) => [
      [name, words[name].toLowerCase()],
      [name[0]?.toUpperCase() + name.slice(1), words[name]],
    ]),
  );
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => known[name] ?? whole);
}
