/** The three steps of a visitor, as the home page tells them. */
export const STEPS = [
  { title: "Scan", text: "Every branch has a QR code. Hang it at the door, put it on a flyer, link it on your site." },
  { title: "Pick", text: "People see which seats are free at the hour they want, and what it costs." },
  { title: "Sit down", text: "A six-digit code proves the address, a mail brings the booking and its calendar entry." },
];

/** What Carrel does today. Nothing stands here that can't be used. */
export const FEATURES = [
  {
    title: "No seat twice",
    text: "The database itself refuses a second booking of the same seat and hour, even when two hundred people press at once. Whoever comes second is shown what is free nearby.",
  },
  {
    title: "Your hours, your time zone",
    text: "Each branch keeps its own opening hours and time zone. Days and hours are right there, also on the day the clocks change.",
  },
  {
    title: "Your words",
    text: "A study hall has seats and users, a co-working space desks and members. Every screen and every mail speaks as you do.",
  },
  {
    title: "Plans that add up",
    text: "Price an hour, a day or a month, with tax. A visitor's booking takes the cheapest plan that covers it.",
  },
  {
    title: "Staff who decide",
    text: "Bookings wait for a yes, or are confirmed at once: you choose. Everyone sees only the branches that are his.",
  },
  {
    title: "Yours alone",
    text: "Every organisation's rows are walled off inside the database. No screen, key or mistake shows them to another.",
  },
];

/** Whom there is a page for, on the platform's own host. */
export const AUDIENCES = [
  {
    label: "Study halls",
    href: "/marketing/study-halls",
    text: "Seats sold by the shift, fees by the month, and a board of who sits where in the evening.",
  },
  {
    label: "Co-working spaces",
    href: "/marketing/co-working-spaces",
    text: "Desks, cabins and meeting rooms, passes and floating places, several branches.",
  },
  {
    label: "Resellers",
    href: "/marketing/resellers",
    text: "In your name, at your domain, at your rate: the places that you look after.",
  },
  {
    label: "Developers",
    href: "/marketing/developers",
    text: "One API, the one that our own screens use, with a typed SDK.",
  },
  {
    label: "From a register or a spreadsheet",
    href: "/marketing/compare",
    text: "What changes, what doesn't, and when something else suits you better.",
  },
];
