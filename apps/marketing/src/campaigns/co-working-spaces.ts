import { OfficePlan } from "../drawings/office-plan";
import type { Campaign } from "./campaign";

export const CO_WORKING_SPACES: Campaign = {
  name: "co-working spaces",
  description:
    "Desks, cabins and meeting rooms, passes and floating places, several branches and their books: Carrel for co-working spaces.",
  headline: "The front desk that never leaves its desk",
  lead: "Visitors book themselves in, members book by what they have, and your team sees who is where this minute. What was sold, paid and owed adds up by itself.",
  art: { Drawing: OfficePlan, stands: "beside" },
  parts: [
    {
      kind: "points",
      id: "sell",
      title: "Sell a room the way it is used",
      items: [
        { title: "A desk of one's own", text: "By the month, with its renewal, its freeze and its deposit." },
        {
          title: "A floating place",
          text: "At any desk that nobody fixed. You say how many are sold for each desk, and never more are.",
        },
        {
          title: "A pass",
          text: "Of days or hours, for one person or a team. Each visit takes its part, and what is left is always told.",
        },
        { title: "An hour, a day", text: "Visitors pay the cheapest plan that covers what they booked, with its tax." },
        { title: "Meeting rooms and cabins", text: "They take several people; whoever books names who comes along." },
        { title: "Parts of the day", text: "Mornings or evenings at a price of their own, where you want that." },
      ],
    },
    {
      kind: "statement",
      text: "A desk is free, taken or held. Everything else is a question that somebody has to walk over and ask.",
    },
    {
      kind: "screen",
      id: "floor",
      title: "Your floor, this minute",
      text: "Drawn by you, in the office as on the booking page. Each desk says what it is now, and until when.",
      name: "floor-plan",
      alt: "The floor plan of a branch with its desks, free, taken and held",
    },
    {
      kind: "steps",
      id: "visit",
      title: "A visit, without you",
      items: [
        { title: "Found", text: "Your site shows hours, prices and photos, and search engines read them." },
        { title: "Booked", text: "Desk, time, a code by mail. Guests are named, a pass counts by itself." },
        {
          title: "There",
          text: "The way, the house rules and the booking's code stand in the mail and in the calendar.",
        },
        { title: "Changed", text: "Moved or cancelled by your rules, without a call, and you are told." },
      ],
    },
    {
      kind: "points",
      id: "run",
      title: "Run more than one place",
      items: [
        {
          title: "Branches",
          text: "Each with its hours, time zone, floor plan and prices. Staff work in those that are theirs.",
        },
        {
          title: "One set of books",
          text: "Every charge and payment on two accounts, by branch, never changed afterwards.",
        },
        {
          title: "Holidays",
          text: "A closed day tells which bookings it meets, and gives members their days back if you like.",
        },
      ],
    },
    {
      kind: "ways",
      id: "ways",
      title: "Look closer",
      links: [
        { label: "All that it does", href: "/features", text: "By area, as it is today." },
        {
          label: "Beside other software",
          href: "/marketing/compare",
          text: "With sources, and with what they do better.",
        },
        { label: "For developers", href: "/marketing/developers", text: "The API that our own screens use." },
      ],
    },
  ],
  closing: {
    title: "Draw your floor, and open it",
    text: "14 days are free, and no card is asked for. A plan of your room is dragged together in minutes.",
    other: { label: "What it costs", href: "/pricing" },
  },
};
