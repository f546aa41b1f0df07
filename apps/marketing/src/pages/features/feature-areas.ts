import type { AreaDrawingName } from "../../drawings/area-drawing";

/** What can be done in one area, as it can be done today (`docs/product.md`). */
export interface FeatureArea {
  id: string;
  title: string;
  /** What the area is for, in a sentence or two. */
  lead: string;
  drawing: AreaDrawingName;
  features: readonly { title: string; text: string }[];
}

/** Nothing stands here that can't be used. */
export const FEATURE_AREAS: readonly FeatureArea[] = [
  {
    id: "visitors",
    title: "Booking",
    lead: "A person with a phone gets a seat without an account, an app or a call.",
    drawing: "door",
    features: [
      {
        title: "From a QR code or a link",
        text: "Print a poster for the branch or for single desks, or share the link. It stays good when you rename the place.",
      },
      {
        title: "Free seats at the hour that is wanted",
        text: "By the hour or by the day, as a grid or on the floor plan, with the price and its tax before anything is typed.",
      },
      {
        title: "An address that is proven",
        text: "A code of six digits by mail. While it is under way the seat is held for two minutes.",
      },
      {
        title: "Several days, and people who come along",
        text: "Days that follow each other are one booking. A table or a meeting room for several takes the names of the others.",
      },
      {
        title: "Memberships count",
        text: "Who has a pass or a floating place books by it in place of a price, and sees what is left of it.",
      },
      {
        title: "An area of one's own",
        text: "Visitors cancel and move their bookings by your rules, see what they owe, print receipts, subscribe to their calendar, and download or erase what you keep of them.",
      },
    ],
  },
  {
    id: "seats",
    title: "Desks and seats",
    lead: "One look says who sits where, until when, and what is free.",
    drawing: "plan",
    features: [
      {
        title: "A floor plan that you draw",
        text: "Drag desks to where they stand and turn them. Visitors and staff see the same plan.",
      },
      {
        title: "Now, and the rest of the day",
        text: "Each desk says what it is this minute, until when, and when it is booked next.",
      },
      {
        title: "No seat twice",
        text: "The database itself refuses a second booking of the same time, and whoever comes second is shown what is free nearby.",
      },
      {
        title: "Desks, seats, cabins, meeting rooms",
        text: "By zone, with what they offer and how many people they take.",
      },
      {
        title: "Hours and closed days",
        text: "Each branch has its own week and time zone. A holiday tells what it meets before it is set, and gives members their days back if you like.",
      },
      {
        title: "Many at once",
        text: "Desks, bookings and members come from CSV or Excel, checked row by row before anything is saved.",
      },
    ],
  },
  {
    id: "members",
    title: "Memberships",
    lead: "Whatever you sell by the month, the shift or the visit.",
    drawing: "shifts",
    features: [
      {
        title: "Four kinds",
        text: "A seat of one's own, a seat in a shift, a floating place at any free desk, or a pass of days or hours.",
      },
      {
        title: "Shifts",
        text: "Morning, evening, night, past midnight too, at prices of their own. One seat can be sold in each of them.",
      },
      {
        title: "A board of the day",
        text: "Every seat against every shift. A click on a free one sells it, a drag moves a member.",
      },
      {
        title: "Renewed, changed, frozen, passed on",
        text: "One by one, or renewed many at once. What was paid goes over with the days that are left.",
      },
      {
        title: "Before a term ends",
        text: "Members get a mail on the days that you choose. Who didn't renew stays on a list for thirty days.",
      },
      {
        title: "Who they are",
        text: "Photo, emergency contact and identity document, these last two seen only by staff who may. Two records of one person become one.",
      },
    ],
  },
  {
    id: "money",
    title: "Money",
    lead: "What was sold, what came in, and who still owes.",
    drawing: "books",
    features: [
      {
        title: "Plans with tax",
        text: "By the hour, day, week or month, by zone, kind of desk and shift. A visitor's booking takes the cheapest plan that covers it.",
      },
      {
        title: "Paid in parts, given back, let off",
        text: "Cash, UPI, card, bank transfer or online. Discounts and refunds have a reason and a name.",
      },
      {
        title: "Dues",
        text: "Who owes, for what, and since when. One payment settles the oldest first; a reminder goes by mail, or as a chat in WhatsApp.",
      },
      {
        title: "UPI without a fee of ours",
        text: "A code with the amount in it. Visitors say that they have paid, and staff answer with one press.",
      },
      {
        title: "Deposits and charges",
        text: "A deposit is held apart and is no income before it is kept. A lost key is charged like anything else.",
      },
      {
        title: "Day close and books",
        text: "Each drawer is counted against what was recorded. Every charge and payment stands on two accounts and is never changed.",
      },
    ],
  },
  {
    id: "site",
    title: "Your own pages",
    lead: "A site for your place that fills itself from what you have entered anyway.",
    drawing: "site",
    features: [
      {
        title: "Three layouts",
        text: "Hours, photos, prices, facilities and the way there, from the same records that the office works with.",
      },
      {
        title: "Your domain",
        text: "A sub-domain at once, or a domain of your own: you are shown its records, and told when they are right.",
      },
      { title: "Booking in any page", text: "One line of HTML puts the booking into a site that you have already." },
      {
        title: "A contact form",
        text: "Messages reach your staff in the office and by mail, and are deleted after ninety days.",
      },
      {
        title: "Found and shared",
        text: "Opening hours and address in a form that search engines read, and a picture for shared links.",
      },
      { title: "Nothing that follows people", text: "No trackers of others, no cookies on the booking pages." },
    ],
  },
  {
    id: "staff",
    title: "Staff",
    lead: "Everyone does his work, and sees no more than it takes.",
    drawing: "keys",
    features: [
      {
        title: "Roles and branches",
        text: "Each role lists what it may do; each person has a role and the branches that are his.",
      },
      {
        title: "A second factor",
        text: "Passkeys, an authenticator app or a mailed code. You can ask all staff for one.",
      },
      {
        title: "An audit log",
        text: "Who changed what, when, and from where, sealed so that nothing can be taken out unnoticed.",
      },
      {
        title: "By keyboard",
        text: "Every place in the office has keys that lead to it, and desks are moved by arrow keys, too.",
      },
      {
        title: "Light and dark, phone and desk",
        text: "56 themes, each with its dark or light twin, from the front desk's screen down to a small phone.",
      },
      {
        title: "Help where it is needed",
        text: "Each screen has its own page of help, and a search over all of them.",
      },
    ],
  },
  {
    id: "connected",
    title: "For programs",
    lead: "Whatever the screens do, a program can do as well.",
    drawing: "calls",
    features: [
      { title: "One API", text: "The office and the booking pages use it too; there is no second one behind it." },
      {
        title: "Keys with permissions",
        text: "A key for public pages, and secret ones that may do no more than you allow, and end when you say so.",
      },
      { title: "A typed SDK", text: "For browsers, Node and edge runtimes, without dependencies." },
      { title: "Sent again without harm", text: "A call that is repeated under the same key does its work once." },
      { title: "Out again", text: "Lists of members, bookings and payments come as files, whenever you like." },
      {
        title: "Limits that are told",
        text: "A caller that comes too often hears when to try again; nobody else waits for it.",
      },
    ],
  },
];
