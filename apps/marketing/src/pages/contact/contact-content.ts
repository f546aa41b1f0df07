/** What is answered, and by whom. It is true of a reseller's staff as of the platform's. */
export interface ContactContent {
  title: string;
  lead: string;
  answers: readonly { title: string; text: string; link?: { label: string; href: string } }[];
  after: { title: string; steps: readonly string[] };
  who: string;
}

export const CONTACT: ContactContent = {
  title: "Write to us",
  lead: "A person reads what you write, and answers by e-mail. Tell us what you run, or would like to run, and what you want to know.",
  answers: [
    {
      title: "Before you begin",
      text: "Whether it fits your place, how many seats and branches you have, how your members pay today. You can try all of it for 14 days without asking us.",
      link: { label: "What it does", href: "/features" },
    },
    {
      title: "Moving in",
      text: "Members, desks and bookings come from a sheet. If yours looks different from our template, say how.",
    },
    {
      title: "When something is wrong",
      text: "Say what you did, what you expected and what happened instead. A failed call names a request number: with that we find it at once.",
    },
    {
      title: "If you booked at a place",
      text: "Please ask the place itself: prices, refunds and opening hours are its own, and we can't change them. Its contact page reaches its staff.",
    },
    {
      title: "Privacy",
      text: "What is kept of you, a copy of it, or having it erased.",
      link: { label: "Privacy Policy", href: "/privacy" },
    },
  ],
  after: {
    title: "What becomes of a message",
    steps: [
      "It reaches our staff in their office and by mail. Nothing is mailed to you until one of them answers.",
      "The answer comes to the e-mail address that you type, so look at it twice.",
      "The message is deleted after 90 days. It is read by nobody else, and put to no other use.",
    ],
  },
  who: "Who answers",
};
