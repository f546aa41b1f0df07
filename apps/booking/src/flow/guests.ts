import type { PublicDesk } from "@carrel/sdk";
import type { Visitor } from "./visitor";

/** How many people may come along to a desk. */
export const roomForGuests = (desk: Pick<PublicDesk, "capacity"> | undefined): number => (desk?.capacity ?? 1) - 1;

/** Who comes along, as far as the desk takes them: it may be another than the one for which they were named. */
export const guestsAt = (desk: Parameters<typeof roomForGuests>[0], { guests }: Pick<Visitor, "guests">): string[] =>
  guests.slice(0, roomForGuests(desk));
