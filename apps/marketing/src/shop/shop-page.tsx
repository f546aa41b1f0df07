import { Fill } from "../layout/fill";
import { NextSteps } from "./next-steps";
import { NotNow } from "./not-now";

const RULES = [
  {
    title: "Change it at any time",
    text: "More starts at once, and the days that you have not used are taken off its price. Less begins when what you paid for ends.",
  },
  {
    title: "Nothing is lost",
    text: "When a plan ends, your seats, members and bookings are kept. They are there again as soon as a plan is paid.",
  },
  {
    title: "One price",
    text: "Prices hold their tax. There is no fee for setting up, for a booking or for a visitor.",
  },
];

/** Choosing a plan and its add-ons by the number of seats. */
export const ShopPage = () => (
  <>
    <section className="mx-auto flex max-w-[76rem] flex-col gap-12 px-4 pt-14 pb-20 sm:px-8 lg:pt-20">
      <div className="flex max-w-[40rem] flex-col gap-4">
        <h1 className="m-0 font-display text-4xl leading-[1.1] text-balance text-strong">
          A plan for as many seats as you have
        </h1>
        <p className="m-0 text-lg">
          Say how many seats there are in all your branches. We find what holds them for the least, and say what it
          costs with tax before you type anything.
        </p>
      </div>
      <Fill name="shop">
        <NotNow />
      </Fill>
      <dl className="m-0 grid gap-x-12 gap-y-8 border-t border-border pt-12 sm:grid-cols-3">
        {RULES.map(({ title, text }) => (
          <div key={title} className="flex flex-col gap-2">
            <dt className="font-display text-xl text-strong">{title}</dt>
            <dd className="m-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
    <NextSteps />
  </>
);
