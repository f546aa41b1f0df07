import { HOLES } from "../../layout/holes";

export interface Question {
  /** In the address: `/faq#no-app`. */
  id: string;
  question: string;
  answer: string;
  /** Where more of it stands. */
  link?: { label: string; href: string };
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** What is asked most. Each answer is true of the platform's host and of every reseller's (`docs/product.md`). */
export const FAQ: readonly QuestionGroup[] = [
  {
    id: "beginning",
    title: "Beginning",
    questions: [
      {
        id: "what",
        question: `What is ${HOLES.platform}?`,
        answer:
          "Software on which study halls and co-working spaces run: a booking page for visitors, a back-office for staff, and the books of what was sold and paid.",
        link: { label: "All that it does", href: "/features" },
      },
      {
        id: "for-whom",
        question: "Is it for study halls or for co-working spaces?",
        answer:
          "For both. You say which you run, and it speaks as you do: seats and users in a study hall, desks and members in a co-working space, on every screen and in every mail. You can change that later.",
      },
      {
        id: "how-long",
        question: "How long does it take to begin?",
        answer:
          "Name your place, add a branch with its hours, and its seats, by hand or from a sheet. Then print the QR code. Visitors can book as soon as there is a seat and a price.",
      },
      {
        id: "trial",
        question: "What does it cost to try?",
        answer:
          "Nothing. The first 14 days are free, and no card is asked for. When they end nothing is deleted; your staff go on as soon as a plan is paid.",
        link: { label: "What it costs then", href: "/pricing" },
      },
      {
        id: "move",
        question: "Can we bring our members along?",
        answer:
          "Yes. Members, with the seat, the shift, what is left of a pass and the last day that is paid for, come from a CSV or Excel sheet. Each row is checked before anything is saved, and nobody is mailed by it.",
      },
      {
        id: "install",
        question: "Do we have to install anything?",
        answer: "No. Staff and visitors use a browser, on a phone or a computer. There is no app to download.",
      },
    ],
  },
  {
    id: "visitors",
    title: "Visitors",
    questions: [
      {
        id: "account",
        question: "Does a visitor need an account?",
        answer:
          "No. A code of six digits is mailed to prove the address, and that is all. The same code opens an area of his own, with bookings, payments and receipts.",
      },
      {
        id: "twice",
        question: "Can one seat be booked twice?",
        answer:
          "No. The database itself refuses the second booking of a seat at the same time, whatever screen, sheet or program it comes from. Whoever comes second is shown what is free nearby.",
      },
      {
        id: "confirm",
        question: "Do bookings wait for our yes?",
        answer:
          "As you like. They can be confirmed at once, or wait for your staff for as long as you set; the seat is held meanwhile, and let go if nobody answers.",
      },
      {
        id: "cancel",
        question: "Can visitors cancel or move a booking?",
        answer:
          "Until so many minutes before it begins as you set, at your site or by the link in the mail of the booking. Later your staff can still do it for them. Moving follows the rules and the price of a new booking.",
      },
      {
        id: "guests",
        question: "Can somebody book for several people?",
        answer: "Where a desk or a room takes several, yes: he names who comes along, one fewer than it takes at most.",
      },
      {
        id: "hours",
        question: "What about opening hours and holidays?",
        answer:
          "Each branch has its own week and its own time zone. A day on which you close is set ahead: you are told which bookings and memberships it meets, and choose what becomes of them.",
      },
      {
        id: "own-site",
        question: "Can we book people in on a website that we have?",
        answer:
          "Yes: one line of HTML puts the booking into any page that you allow. If you have none, your place gets a site of its own, at a sub-domain or at your domain.",
      },
    ],
  },
  {
    id: "memberships",
    title: "Seats and memberships",
    questions: [
      {
        id: "kinds",
        question: "What can we sell?",
        answer:
          "Hours and days, and four kinds of membership: a seat of one's own, a seat in a shift, a floating place at any free desk, and a pass of days or hours, for one person or shared.",
      },
      {
        id: "shifts",
        question: "Can one seat have a morning and an evening member?",
        answer:
          "Yes. A shift is a part of the day with its own times, weekdays and price, past midnight too. Time alone decides whether two fit on one seat.",
      },
      {
        id: "overbook",
        question: "Can we sell more floating places than there are desks?",
        answer:
          "Up to five times as many, if you say so. By default as many are sold as there are desks that nobody has for himself.",
      },
      {
        id: "freeze",
        question: "Can a membership rest for a while?",
        answer:
          "Freeze it for some days: its seat is free meanwhile, and it ends later by the days that were lost. It can also be changed to another plan, or given to somebody else.",
      },
      {
        id: "renew",
        question: "Are members told before their time ends?",
        answer:
          "By mail, on the days that you choose, such as a week and a day before. Whoever ended without renewing stays on a list of those to ask for 30 days.",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    questions: [
      {
        id: "how-paid",
        question: "How do our visitors pay us?",
        answer:
          "You: in cash, by UPI, by card or by bank transfer, at your desk or ahead. It is noted here by what it was for. We never hold your money, and take no share of it.",
      },
      {
        id: "upi",
        question: "How does UPI work?",
        answer:
          "Enter your UPI address, and visitors and staff see a code with the very amount in it. A visitor says that he has paid, with the number of his payment; your staff look, and confirm with one press.",
      },
      {
        id: "card-online",
        question: "Can visitors pay by card on the booking page?",
        answer: "Not today. Cards are taken at your desk with the machine that you have, and recorded here.",
      },
      {
        id: "parts",
        question: "Can somebody pay in parts, or later?",
        answer:
          "Yes. What is not paid is due. A list says who owes how much, for what, and since when; reminders go out by mail on the days that you choose.",
      },
      {
        id: "tax",
        question: "What about tax?",
        answer:
          "Each plan has its percent. The visitor sees the price with it, and the books keep it apart from what you earned. Whether the percent is right for you, you know better than we do.",
      },
      {
        id: "refund",
        question: "Can money be given back?",
        answer:
          "All or a part, with a reason, by staff who have that right. It stands in the books on its day and with the name of whoever gave it.",
      },
      {
        id: "deposit",
        question: "Do you know deposits?",
        answer:
          "Yes. A deposit is held for a member, apart from what he pays. It is given back, in parts too, or kept for a reason; only then is it income.",
      },
      {
        id: "close",
        question: "How do we close the day?",
        answer:
          "Each person's drawer is counted against the cash that was recorded since the last count. A difference takes a note, and a count is never changed.",
      },
    ],
  },
  {
    id: "staff",
    title: "Staff and branches",
    questions: [
      {
        id: "branches",
        question: "Can we run several branches?",
        answer:
          "Yes, each with its own hours, time zone, floor plan and prices. Staff work in the branches that you give them, and see nothing of the others.",
      },
      {
        id: "roles",
        question: "Who may do what?",
        answer: "You make roles and tick what each may do. The server checks it at every call, not the screen.",
      },
      {
        id: "who-changed",
        question: "Can we see who changed something?",
        answer:
          "In the audit log: who, what, when, from which address and browser. Nobody can change or remove an entry, owners included.",
      },
      {
        id: "second-factor",
        question: "Is there a second factor?",
        answer: "Passkeys, an authenticator app, or a code by mail. You can ask it of all your staff.",
      },
    ],
  },
  {
    id: "data",
    title: "Data and leaving",
    questions: [
      {
        id: "apart",
        question: "Can another place see our members?",
        answer:
          "No. The database keeps organisations apart, row by row, and not the programs alone. What is another's can't even be told from what doesn't exist.",
      },
      {
        id: "cookies",
        question: "Do you follow visitors?",
        answer:
          "There are no trackers of others and no cookies on the booking pages. Which screens are opened is counted under a random name for one visit, and a visitor can switch that off.",
        link: { label: "Privacy Policy", href: "/privacy" },
      },
      {
        id: "erase",
        question: "Can a visitor have his data erased?",
        answer:
          "He does it himself, at your site, once nothing runs or is due. What the law has you keep stays in the books, without his name.",
      },
      {
        id: "export",
        question: "Can we take our data out?",
        answer: "Lists of members, bookings and payments come as files whenever you like, and programs read all of it.",
      },
      {
        id: "unpaid",
        question: "What happens if we don't pay?",
        answer:
          "After a period that you paid for, everything works for seven more days. Then your staff can't work until it is paid, and your booking page closes 14 days later. Nothing is deleted.",
      },
      {
        id: "leave",
        question: "How do we leave?",
        answer:
          "Stop paying, or tell us. There is no term beyond what is paid: take your lists along, and ask us to close the place for good.",
        link: { label: "Write to us", href: "/contact" },
      },
    ],
  },
];
