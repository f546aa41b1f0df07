import { Button } from "@carrel/ui/button";
import { Fill } from "../layout/fill";
import { GET_STARTED } from "../layout/links";
import { Screenshot } from "../screenshots/screenshot";
import { OFFICE_TOUR, VISITOR_TOUR } from "./tour-content";

const startTrial = (
  <Button asChild variant="primary" size="lg">
    <a href={GET_STARTED.href}>{GET_STARTED.label}</a>
  </Button>
);

/** What the product looks like, for someone who hasn't signed up. */
export function DemoPage() {
  return (
    <>
      <section className="mx-auto flex max-w-[76rem] flex-col items-start gap-7 px-4 pt-16 pb-14 sm:px-8 lg:pt-24">
        <h1 className="max-w-[18ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
          Look around before you move in
        </h1>
        <p className="max-w-[38rem] text-lg">
          These are screens of the running product, with two invented places in it: Athena Reading Rooms, a study hall,
          and Harbour Works, a co-working space. Nothing is drawn by hand.
        </p>
        <Fill name="demo">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {startTrial}
            <p className="text-muted">14 days free. No card needed.</p>
          </div>
        </Fill>
      </section>

      <section aria-label="What people at the desk see" className="border-t border-border bg-surface">
        <div className="mx-auto flex max-w-[76rem] flex-col gap-20 px-4 py-20 sm:px-8">
          {OFFICE_TOUR.map(({ title, text, alt, screen }, index) => (
            <figure key={screen} className="m-0 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
              <figcaption className="flex flex-col gap-3 border-t-2 border-(--brand-accent) pt-5">
                <h2 className="font-display text-2xl leading-tight text-balance text-strong">{title}</h2>
                <p>{text}</p>
              </figcaption>
              <Screenshot
                name={screen}
                alt={alt}
                sizes="(min-width: 76rem) 50rem, (min-width: 64rem) calc(100vw - 26rem), 100vw"
                isFirst={index === 0}
              />
            </figure>
          ))}
        </div>
      </section>

      <section className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-10 px-4 py-20 sm:px-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <h2 className="font-display text-3xl leading-tight text-balance text-strong">What your visitors see</h2>
          <p>On their own phone, in less than a minute, and in the words of your place.</p>
        </div>
        <div className="grid max-w-[44rem] gap-x-12 gap-y-10 sm:grid-cols-2">
          {VISITOR_TOUR.map(({ title, text, alt, screen }) => (
            <figure key={screen} className="m-0 flex flex-col gap-5">
              <Screenshot name={screen} alt={alt} sizes="20rem" className="w-[20rem]" />
              <figcaption className="flex flex-col gap-2">
                <h3 className="font-display text-xl text-strong">{title}</h3>
                <p>{text}</p>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>

      <section className="border-t border-border bg-surface">
        <div className="mx-auto max-w-[76rem] px-4 py-20 sm:px-8">
          <figure className="m-0 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
            <figcaption className="flex flex-col items-start gap-5">
              <h2 className="font-display text-3xl leading-tight text-balance text-strong">
                And where they find you first
              </h2>
              <p>
                Each place has a site at an address of its own, without anybody building one. Yours can stand this
                afternoon.
              </p>
              {startTrial}
            </figcaption>
            <Screenshot
              name="client-site"
              alt="The home page of a study hall's own site: a photo of the hall, its headline, and a button to book."
              sizes="(min-width: 76rem) 50rem, (min-width: 64rem) calc(100vw - 26rem), 100vw"
            />
          </figure>
        </div>
      </section>
    </>
  );
}
