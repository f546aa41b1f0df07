import { HOLES } from "../layout/holes";
import type { LegalText } from "./legal-text";

/** What goes between whom. What it says of the product stands in `docs/product.md`: change both. */
export const TERMS: LegalText = {
  title: "Terms",
  lead: `${HOLES.platform} is what study halls and co-working spaces run on. This page says what visitors, places and we can expect of each other.`,
  parts: [
    {
      id: "visitors",
      title: "If you book at a place",
      body: [
        "You book with the place, not with us. Its prices, opening hours and house rules are its own, and so is its word on what you paid.",
        "A booking is there once it is shown to you with its code. Some places confirm each by hand; until then the seat is held, for as long as the page says.",
        "How long before its start you can cancel or move it yourself is the place's rule, and stands with the booking. What you have paid is given back by the place: we never hold your money.",
        "The link in a booking's mail opens that booking. Whoever has it can cancel, so keep it to yourself.",
      ],
    },
    {
      id: "places",
      title: "If you run a place",
      body: [
        "You sign up for your place, and answer for what its staff do. What you and your visitors put in is yours: we do with it what is needed to run your place, and nothing else.",
        "You tell your visitors and members what you keep of them and why, and keep no more than you need.",
        "You set prices, taxes and receipts. We reckon with what you set; whether it is right for your country you know better than we do.",
      ],
    },
    {
      id: "pays",
      title: "What it costs",
      body: [
        "The first 14 days are free, and no card is asked for. Then a plan is chosen and paid for in advance, for a month or a year, at the price that is shown before you pay.",
        [
          "A larger plan begins at once, and what is left of the old one is credited. A smaller one begins when the period ends.",
          "Recurring payments are taken only if you allow them, and you stop them at any time; what was paid runs to its end.",
          "What is not paid in time goes on for seven days. After that your staff can't work until it is paid, and your booking page closes 14 days later. Nothing is deleted.",
          "What was paid twice, or for an order that had ended, is given back.",
        ],
      ],
    },
    {
      id: "accounts",
      title: "Accounts",
      body: [
        "An account belongs to one person. Keep its password to yourself, and set up a second factor. Whoever owns the place decides who works there and what each may do; removing somebody ends his sessions and keys at once.",
        "A secret key does what its maker may do. Put it into no page and no app that others get.",
      ],
    },
    {
      id: "not",
      title: "What is not allowed",
      body: [
        [
          "Mailing people through the platform who have nothing to do with your place. There are limits, and whoever gets such a mail can stop them all.",
          "Calling yourself something that you are not: another organisation, us, or somebody's security or support.",
          "Uploading what breaks the law, or keeping of people what you have no right to keep.",
          "Reading or changing what is another's, or trying to; and using so much that others can't work.",
        ],
        "A place that does so can be closed: then neither its pages nor its office open any more, until that is settled.",
      ],
    },
    {
      id: "leave",
      title: "When you leave",
      body: [
        "You can go at any time. Lists of members, bookings and payments come as files from the office, as long as your place is there. Ask us to close it for good.",
        "Records that prove payments, and the audit log, stay as long as the law has them kept.",
      ],
    },
    {
      id: "works",
      title: "What we promise, and what we don't",
      body: [
        "We do our work with care, and keep places apart from each other. No seat is given to two bookings at one time. That everything is always there we can't promise: machines and networks fail, and now and then something is mended.",
        "What the law gives you, these terms don't take away. They name no court and no country's law: what applies to you and us goes.",
      ],
    },
    {
      id: "change",
      title: "When this page changes",
      body: ["It changes with the software. What counts is what stands here when you use it."],
    },
    { id: "ask", title: "Whom to ask", body: [HOLES.operator] },
  ],
};
