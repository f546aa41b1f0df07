import type { SiteContent } from "@carrel/sdk/schemas";

/** What an organisation says on its own site. */
export type DemoSite = Pick<SiteContent, "layout" | "headline" | "about">;

export const HARBOUR_SITE: DemoSite = {
  layout: "studio",
  headline: "Desks where the ferries come in",
  about: `Harbour Works is two houses on Kochi's waterfront: a customs shed at Pier 4 with windows onto the quay, and a mill in Spinners Yard that has kept its brick and lost its noise.

Come for an hour between two meetings, for a day, or for as long as your project takes. Each desk has power, a lamp and a chair that you can sit on until evening. Coffee stands in the pantry; calls are taken in the booths, so that the hall stays quiet enough to think.

You book a desk by its place: by the window, near the door, or where you sat last time.`,
};

export const ATHENA_SITE: DemoSite = {
  layout: "reading-room",
  headline: "A quiet seat, from six in the morning",
  about: `Athena is a reading hall for people who have something to learn. It opens before the city does and closes when most of it sleeps.

Seats are numbered and yours for the time that you book: an hour, a shift, or the whole day. There are walls to three sides of each, a lamp, power, and a shelf for your books. Nobody talks in the hall. In the reading room at the back you may turn pages loudly.

Bring your own books, or leave them in a locker overnight.`,
};

export const MANGO_SITE: DemoSite = {
  layout: "plain",
  headline: "",
  about:
    "Ten desks around a courtyard with an old mango tree. Fast Wi-Fi, filter coffee at eleven and four, and neighbours who say good morning.",
};
