const STEPS = [
  {
    title: "Open your place",
    text: "Name it and say who you are. We mail a code to your address, and the place is yours once you type it in.",
  },
  {
    title: "Pay, now or later",
    text: "You see the price once more before you pay, and your receipt after it. Whoever waits has 14 days in which nothing is due, and finds the choice again.",
  },
  {
    title: "Take your first booking",
    text: "Add a branch and its seats, and print the QR code. The first visitor can book before you close.",
  },
];

/** What comes after choosing. */
export const NextSteps = () => (
  <section aria-labelledby="next" className="border-t border-border bg-surface">
    <div className="mx-auto max-w-[76rem] px-4 py-16 sm:px-8">
      <h2 id="next" className="m-0 font-display text-3xl leading-tight text-strong">
        What happens next
      </h2>
      <ol className="mt-10 mb-0 grid list-none gap-10 p-0 sm:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-5">
            <span className="font-display text-2xl text-strong">
              <span aria-hidden className="me-3 text-muted tabular-nums">
                {index + 1}
              </span>
              {title}
            </span>
            <p className="m-0">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
