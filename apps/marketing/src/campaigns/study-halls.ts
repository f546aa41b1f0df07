import { ShiftBoard } from "../drawings/shift-board";
import type { Campaign } from "./campaign";

export const STUDY_HALLS: Campaign = {
  name: "study halls",
  description:
    "Seats sold by the shift and the month, fees that are due, and a board of who sits where this evening: Carrel for study halls and reading rooms.",
  headline: "Every seat, every shift, one board",
  lead: "A hall of sixty seats and three shifts has a hundred and eighty things to remember. Carrel remembers them: who sits where, until when it is paid, and which seat is free for the evening.",
  art: { Drawing: ShiftBoard, stands: "below" },
  parts: [
    {
      kind: "day",
      id: "day",
      title: "A day in your hall",
      items: [
        {
          at: "05:45",
          title: "The doors open",
          text: "The board shows the morning shift: every seat with its name, what is free, and whose month ends this week.",
        },
        {
          at: "09:20",
          title: "Somebody scans the code",
          text: "The poster at the door shows free seats and prices. A code by mail proves the address, and the seat is held meanwhile.",
        },
        {
          at: "13:30",
          title: "A new member for the evening",
          text: "Click a free seat in the evening's column, choose the plan, take the fee or a part of it. The deposit goes along.",
        },
        {
          at: "14:00",
          title: "The shift changes",
          text: "The same seats have other names now. Nobody has to look it up: time alone decides who sits there.",
        },
        {
          at: "18:10",
          title: "“I have paid”",
          text: "A visitor paid by UPI and typed the number of his payment. You look at your account, press once, and the booking stands.",
        },
        {
          at: "21:50",
          title: "The drawer is counted",
          text: "What should be there stands beside what is. A difference takes a note, and the day is closed.",
        },
      ],
    },
    {
      kind: "screen",
      id: "board",
      title: "The board, as it is",
      text: "Seats down the side, shifts across. A press on what is free sells it; a name that is dragged to another seat moves there.",
      name: "board",
      alt: "The board of a study hall: its seats, its shifts, and who has which",
    },
    {
      kind: "table",
      id: "seat",
      title: "One seat, three members",
      text: "A shift is a part of the day with its own times, weekdays and price. It may pass midnight, and a member of the whole day takes all that lies in it.",
      head: ["Seat", "06:00–14:00", "14:00–22:00", "22:00–06:00"],
      rows: [
        ["A1", "Morning member", "Evening member", "Night member"],
        ["A2", "Full day", "Full day", "Free"],
        ["A3", "Morning member", "Free", "Free"],
      ],
    },
    {
      kind: "points",
      id: "points",
      title: "Where the hours go today",
      items: [
        {
          title: "Fees that are due",
          text: "Who owes, since when and for what, who owes most first. Reminders go by mail on the days that you choose, or as a chat in WhatsApp with one press.",
        },
        {
          title: "Months that end",
          text: "Members are told before. Whoever didn't renew stays on a list for thirty days, and many are renewed at once.",
        },
        {
          title: "Lockers, keys, fines",
          text: "Charge a member for anything beside his seat. It stands in the same list, and in the same books.",
        },
        { title: "Seats and users", text: "Every screen and every mail speaks of seats and users, as you do." },
        {
          title: "Your sheet comes along",
          text: "Members with seat, shift and last paid day come from Excel in one go, each row checked first.",
        },
        {
          title: "Staff who see enough",
          text: "The person at the door takes fees and seats people. Refunds and figures are for those whom you name.",
        },
      ],
    },
    {
      kind: "screen",
      id: "dues",
      title: "Who owes, at a glance",
      text: "Who owes most stands first, with how long it has been so. One payment settles the oldest of it.",
      name: "dues",
      alt: "The list of dues: who owes how much, for what, and since when",
    },
    {
      kind: "ways",
      id: "ways",
      title: "Look closer",
      links: [
        {
          label: "Instead of the register",
          href: "/marketing/compare/paper-register",
          text: "What changes, and what paper still does better.",
        },
        { label: "What it costs", href: "/pricing", text: "By how much fits in, not by how many people come." },
        {
          label: "Free tools",
          href: "/free",
          text: "What your seats could bring, a plan of the room, a poster for the door. No account.",
        },
      ],
    },
  ],
  closing: {
    title: "Put tomorrow's evening shift on the board",
    text: "14 days are free, and no card is asked for. Bring your sheet, or begin with one row of seats.",
    other: { label: "Look around first", href: "/demo" },
  },
};
