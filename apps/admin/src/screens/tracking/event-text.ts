import type { Terminology } from "@carrel/sdk/domain";
import type { TrackingEvent } from "@carrel/sdk/schemas";
import { actionText } from "../../app/words/entry-text";

/** What the apps send when a screen is opened. */
export const PAGE_VIEW = "page_view";

/**
 * What was done, in words; a name of somebody else's is kept as it is.
 * @example eventText("desks.bookDesk", terminology("study-hall")) // "Seat booked"
 */
export const eventText = (event: string, words: Terminology): string => {
  if (event === PAGE_VIEW) return "Opened a screen";
  return /^[a-z]+[\w]*\.\w+$/i.test(event) ? actionText(event, words) : event;
};

/** Who did it, by name; visitors of the booking site have none. */
export const whoText = ({ userId, userName }: Pick<TrackingEvent, "userId" | "userName">): string =>
  userId === null ? "Visitor" : userName;

/** What else is known of an event, as it was sent. */
export const propertiesText = (properties: TrackingEvent["properties"]): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value === null ? "nothing" : String(value)}`)
    .join(", ");

/**
 * How long something took, in minutes from the first one on; a number never stands on another line than its unit.
 * @param seconds whole seconds
 * @example lastingText(125) // "2 min 5 s"
 */
export function lastingText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours > 0) return minutes > 0 ? `${hours}\u00a0h ${minutes}\u00a0min` : `${hours}\u00a0h`;
  if (minutes > 0) return rest > 0 ? `${minutes}\u00a0min ${rest}\u00a0s` : `${minutes}\u00a0min`;
  return `${rest}\u00a0s`;
}
