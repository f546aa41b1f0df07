import type { DeskStatus } from "./desk-status";

export interface Desk {
  id: string;
  /** As it is written on the desk: "A14". */
  name: string;
  /** The part of the room it stands in: "Quiet zone". */
  zone?: string;
  /** "Cabin", "Meeting room"; left out for the common kind. */
  kind?: string;
  /** A word, never a server's code: `...deskLook(status)` of `@carrel/sdk/domain` gives it and its label. */
  status: DeskStatus;
  /** The status in words: "Available". */
  statusLabel: string;
  /** Until when it is so, said before `detail`: "until 15:00". On a plan it shows before anything else but the name. */
  when?: string;
  /** What else decides: "₹250 an hour", who sits there. */
  detail?: string;
  /** Who or what follows at once: "then Tara". On a plan its tooltip and name alone say it. */
  next?: string;
  /** What stands on it or belongs to it, said last: "Lamp", "Locker". */
  amenities?: readonly string[];
  /** Can be reached and read, not chosen. */
  disabled?: boolean;
}
