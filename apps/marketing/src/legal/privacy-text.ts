import { HOLES } from "../layout/holes";
import type { LegalText } from "./legal-text";

/** What is kept of whom, and for how long. Each figure stands in the server (`docs/operations.md`, `docs/security.md`): change both. */
export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  lead: `${HOLES.platform} is what study halls and co-working spaces run on. This page says what is kept of you, for how long, who sees it, and how you get a copy or have it erased.`,
  parts: [
    {
      id: "who",
      title: "Who answers for what",
      body: [
        "A place where you book, have a seat or send a message decides what it keeps of you, and answers for it. We keep it for that place, and do with it what the place asks.",
        "Of the accounts of people who work there, and of what places pay for the platform, we decide ourselves.",
        "So ask the place first, if you are its visitor or member. It can do most of what is on this page by itself.",
      ],
    },
    {
      id: "visitors",
      title: "If you book, or write to a place",
      body: [
        [
          "Your name and e-mail address, which you confirm with a code, and a phone number if you give one.",
          "Your bookings: which desk, when, for how much, what you noted, and whether it was paid. If you say that you paid by UPI, the reference that you typed.",
          "The names of those who come along, where a desk takes several and you name them. They stand with your booking, and go when your name goes. Tell them that you named them.",
          "If a calendar reads your bookings at an address of its own: since when, and when it last did, to the hour. Of the address only a hash is kept, from which nobody reads it.",
          "The message that you send by a contact form, with your name, e-mail address and phone number.",
          "If you stop mails, a fingerprint of your address, so that they stay stopped. Nobody reads the address from it.",
          "What you change there, such as a booking, in the audit log of the place: when, from which network address, and with which browser.",
          "While a code for you is under way, a code of the network that you came from, which can't be turned back into its address. It lets one network hold so many seats and no more.",
          "Screens that you open on the booking pages, under a random name that a tab has for one visit. It holds no name, no address and no text that you typed, and you can switch it off at the foot of the page. A browser that asks not to be tracked has switched it off already.",
          "Where a page asks for it at its foot, and only if you say yes there: whether that page came quickly, moved about and answered quickly, as one word each, under a random name that lasts for that page.",
        ],
      ],
    },
    {
      id: "members",
      title: "If you are a member",
      body: [
        "Beside your bookings a place may keep your postal address, a photo, whom to call in an emergency, which identity document you showed, and notes. Documents and notes are seen only by staff who have that right; they are in no list and in no file of members.",
        "It also keeps your memberships, payments, deposits, and what you owe. A photo is drawn anew before it is stored: where and with which camera it was taken is gone.",
      ],
    },
    {
      id: "staff",
      title: "If you work at a place",
      body: [
        [
          "Your name, e-mail address, phone number and role, and in which branches you work.",
          "Your password as a hash, from which nobody reads it, and your passkeys or authenticator app, if you set one up.",
          "Your sign-ins: when, from which network address, and with which browser. You see them at your account, and can end each.",
          "What you change, in the audit log of your place: who, when, from which network address and browser. So are sign-ins that failed.",
          "Screens that you open and what you do on them, unless you switch that off at your account.",
        ],
      ],
    },
    {
      id: "not",
      title: "What is not kept",
      body: [
        [
          "No card numbers. Where a place pays for the platform, it does so at Razorpay or Stripe; we learn that it was paid, and how.",
          "No advertising and no trackers of others. The pages load nothing from other hosts, but for the payment service where somebody opens its checkout.",
          "No address, body or code in the server's log: it holds the kind of each request, how it ended and how long it took.",
        ],
      ],
    },
    {
      id: "browser",
      title: "What is in your browser",
      body: [
        "A booking page sets no cookies. It keeps what you typed in the tab until the booking is saved. After that the tab keeps the booking itself, so that you find it again: its code, your name, e-mail address and phone number, and the names of those who come along. That goes when you book another, sign out of your own area, or close the tab.",
        "The random name of a visit is kept until the tab is closed, and your choices, such as dark or light, until you clear them. Your sign-in to your own area ends with the tab, unless you ask to be kept signed in on that device. Your name, e-mail address and phone number are kept with it. They go when you sign out, or when you come back after it has ended.",
        "The office sets cookies for your session, which last 7 days, and one that tells a device on which you signed in before, which lasts 400 days and opens nothing. It also keeps your choices there, and until you sign out what you looked for last, which may name customers.",
        "These pages set no cookies, so there is nothing to consent to. The shop keeps the plan that you chose until you pay for it or empty the cart, and the free tools keep the room that you drew last. A yes to our asking how quickly a page came is kept until you take it back. None of that leaves your browser by itself.",
      ],
    },
    {
      id: "long",
      title: "How long it is kept",
      body: [
        [
          "A code: 10 minutes. What belongs to it is deleted an hour later.",
          "A session: 7 days, or sooner if you sign out. That it was there: 30 days more.",
          "How many calls came from a network address: until that is counted anew, after a day at most.",
          "The answer to a call that a browser may have to send again: 7 days.",
          "The address at which a calendar reads your bookings: until you end it or make a new one, or are erased.",
          "The fingerprint of an address that stopped mails: until it lets them come again, also when you are erased.",
          "A message to a place: 90 days, and what its staff were told of it as long.",
          "What a mail says: until it has left. To whom it went, and its subject: 30 days.",
          "Notifications of staff: 180 days.",
          "Screens that were opened: until the place cleans up, and 396 days at most.",
          "Bookings, payments, memberships and records of members: as long as the place keeps them, or until you are erased.",
          "The audit log: it does not end, since it proves what was done. What it keeps of a person can be blanked.",
        ],
      ],
    },
    {
      id: "sees",
      title: "Who sees it",
      body: [
        "The staff of the place, as far as their role and branches go. No other place does: the database itself keeps them apart.",
        "Our staff, and those who run the servers for us, where that is somebody else, can go into a place's records to help it. Each time is written into that place's own audit log.",
        "Services that are needed for it: a mail server, a store for pictures, the payment service, and whoever the servers are rented from. They get what they need for that, and nothing is sold to anybody.",
      ],
    },
    {
      id: "rights",
      title: "A copy, and being erased",
      body: [
        "If you booked at a place, sign in at its site with your e-mail address. At your profile you download what it keeps of you, correct it, and have it erased. Without that, ask the place.",
        "If you work at a place, ask whoever runs it there: a colleague removes your account. What the audit log keeps of you is blanked when you ask us.",
        "What has to stay: what was booked, paid and owed belongs to the place's books, which the law has it keep. It stays without your name, addresses and phone number, and without the names of those who came along. While a booking is still to come, a membership runs, or money is open between you, that has to end first.",
        "Backups hold what was there when they were made, until they are replaced by newer ones. Nothing is brought back from them for one person.",
      ],
    },
    { id: "ask", title: "Whom to ask", body: [HOLES.operator] },
  ],
};
