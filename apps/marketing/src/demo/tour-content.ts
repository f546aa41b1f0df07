import type { ScreenshotName } from "../screenshots/screenshot";

/** A stop of the tour: a screen, and what to look for on it. */
interface Stop {
  title: string;
  text: string;
  /** What is to be seen, for those who don't see it. */
  alt: string;
  screen: ScreenshotName;
}

/** What people at a desk see, in the order in which a day meets it. */
export const OFFICE_TOUR: readonly Stop[] = [
  {
    title: "The day, before the first coffee",
    text: "Who comes today, what waits for a yes, which seats are free, and whose month ends this week, with one button that renews it.",
    alt: "A study hall's dashboard: revenue, new bookings, seats taken now, and the users whose seat runs out soon.",
    screen: "dashboard",
  },
  {
    title: "Every desk, hour by hour",
    text: "Drag over free time to book it. Drag a booking to another desk or hour to move it. Both meet the same rule that a visitor's booking meets: one seat, one person.",
    alt: "The calendar of one day: desks as rows, hours as columns, and bookings as bars.",
    screen: "calendar",
  },
  {
    title: "The room as it stands",
    text: "Put the desks where they are, and read the room from above: free, taken, held. Search and filters leave only what you look for.",
    alt: "The floor plan of a co-working space with its desks in two zones, each marked free or taken.",
    screen: "floor-plan",
  },
  {
    title: "Seats and shifts on one board",
    text: "A hall sells its mornings, evenings and full days apart. The board shows who has which seat in which part of the day, and where there is room for one more.",
    alt: "The board of a study hall: a row for each seat, with who has it in which shift.",
    screen: "board",
  },
  {
    title: "What is owed, by whom, since when",
    text: "Take a payment in full or in part, by cash or UPI. Each amount goes into the books by itself.",
    alt: "The list of dues: who owes how much, for what, and since when.",
    screen: "dues",
  },
  {
    title: "A site of your own",
    text: "Choose a layout and write what your place is. Hours, prices, photos and the way to the door come from what you keep anyway.",
    alt: "The editor of a place's own site, with the page beside it as visitors will see it.",
    screen: "site-editor",
  },
];

/** What a visitor sees on a phone, from the code at the door on. */
export const VISITOR_TOUR: readonly Stop[] = [
  {
    title: "Pick a time",
    text: "The code at the door opens this. No app, no account, no password.",
    alt: "A phone that asks when somebody comes: days and hours to press.",
    screen: "booking-time",
  },
  {
    title: "Pick a seat",
    text: "What is free at that hour, and what it costs. A code by e-mail, and the seat is taken.",
    alt: "A phone that shows the seats that are free, with their prices.",
    screen: "booking-seat",
  },
];
