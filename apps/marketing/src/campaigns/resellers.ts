import { BuildingPlan } from "../drawings/building-plan";
import type { Campaign } from "./campaign";

export const RESELLERS: Campaign = {
  name: "resellers",
  description:
    "Look after study halls and co-working spaces in your own name: your domain, your colours, your clients, and a statement of your share each month.",
  headline: "Your name on the door",
  lead: "You know the places in your town; they know you. Offer them software in your name, at your domain, and have your share of what they pay.",
  art: { Drawing: BuildingPlan, stands: "beside" },
  parts: [
    {
      kind: "points",
      id: "name",
      title: "In your name, everywhere",
      items: [
        {
          title: "Sign-in and office",
          text: "Your name, your mark and your colour, on the screens of your clients and their staff.",
        },
        {
          title: "Mails",
          text: "Codes, confirmations and reminders come in your name, in your colour, with links to your domain.",
        },
        {
          title: "Your domain",
          text: "Your clients' sites stand below it, each at a name of its own, or at a domain that is theirs.",
        },
        {
          title: "Help and legal pages",
          text: "They speak of you, too. One small line says whose software it is; it is yours to switch off.",
        },
        {
          title: "Public pages",
          text: "Features, prices and questions stand on your host in your name, if you like; or it leads to a site that you have.",
        },
        { title: "Messages", text: "Whoever writes to you there reaches your staff, not ours." },
      ],
    },
    {
      kind: "steps",
      id: "begin",
      title: "How a client begins",
      items: [
        { title: "You add it", text: "A name and the owner's address. Or the place signs up at your host by itself." },
        {
          title: "The owner is invited",
          text: "A mail in your name leads to a password of his own. The trial of 14 days begins.",
        },
        {
          title: "It furnishes itself",
          text: "Branches, seats, plans, members: by hand or from sheets, with you beside it if you like.",
        },
        { title: "You see how it stands", text: "Who is on trial, who paid, whose time ends, and what waits for you." },
      ],
    },
    {
      kind: "points",
      id: "money",
      title: "A share that can be checked",
      items: [
        { title: "A rate with a history", text: "It stands from a day on; every rate that was, stays to be seen." },
        {
          title: "A statement each month",
          text: "Payment by payment, by currency. A month that is closed never changes.",
        },
        {
          title: "What was paid out",
          text: "Stands beside what is owed, and a payout that was wrong is taken back by a line of its own.",
        },
      ],
    },
    {
      kind: "statement",
      text: "Your clients are walled off from each other inside the database itself. One place never sees another, and neither does its staff.",
    },
    {
      kind: "ways",
      id: "ways",
      title: "Look closer",
      links: [
        { label: "What your clients get", href: "/features", text: "All that it does, by area." },
        {
          label: "Talk to us",
          href: "/contact",
          text: "Tell us where you are and which places you look after. A reseller's account is opened by us.",
        },
      ],
    },
  ],
  closing: {
    title: "Tell us about your places",
    text: "Resellers begin with a message: how many places, where, and what they run on today.",
    action: { label: "Write to us", href: "/contact" },
    other: { label: "What your clients get", href: "/features" },
  },
};
