/** What goes for every plan, whatever it costs. */
export const PRICING = {
  title: "One price, and nothing on top",
  lead: "A place pays for the room that it needs. Prices hold their tax. There is no fee for a booking, for a visitor or for setting up.",
  rules: [
    {
      title: "14 days free",
      text: "Open your place and work with all of it. No card is asked for, and nothing is charged when the days are over.",
    },
    {
      title: "More at once, less later",
      text: "A larger plan starts at once, and the days that you have not used are taken off its price. A smaller one begins when what you paid for ends.",
    },
    {
      title: "What is kept",
      text: "When a plan ends, your seats, members and bookings are kept. They are there again as soon as a plan is paid.",
    },
  ],
} as const;
export type PricingContent = typeof PRICING;
