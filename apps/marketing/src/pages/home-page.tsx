import { Button } from "@carrel/ui/button";
import { RoomPlan } from "../drawings/room-plan";
import { HOLES } from "../layout/holes";
import { GET_STARTED } from "../layout/links";
import { OursAlone } from "../layout/ours-alone";
import { StructuredData } from "../layout/structured-data";
import { Screenshot } from "../screenshots/screenshot";
import { AUDIENCES, FEATURES, STEPS } from "./home-content";
import { Closing } from "./parts/closing";

/** Who stands behind the page, and what it is about, as machines read it. */
const STRUCTURED = {
  "@type": "Organization",
  name: HOLES.platform,
  url: HOLES.address,
  makesOffer: {
    "@type": "Offer",
    itemOffered: {
      "@type": "SoftwareApplication",
      name: HOLES.platform,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
    },
  },
};

/** What Carrel is, for someone who has never heard of it. */
export function HomePage() {
  return (
    <>
      <StructuredData data={STRUCTURED} />
      <section className="mx-auto grid max-w-[76rem] items-center gap-12 px-4 pt-16 pb-20 sm:px-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-24">
        <div className="flex flex-col items-start gap-7">
          <h1 className="max-w-[16ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
            A quiet place for everyone who comes
          </h1>
          <p className="max-w-[34rem] text-lg wrap-anywhere">
            {HOLES.platform} runs study halls and co-working spaces: branches, desks, bookings and fee plans in one calm
            place. Visitors book from a QR code, and no seat is ever given twice.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="primary" size="lg">
              <a href={GET_STARTED.href}>{GET_STARTED.label}</a>
            </Button>
            <Button asChild size="lg">
              <a href="/auth/login">Sign in</a>
            </Button>
          </div>
          <p className="text-muted">14 days free. No card needed.</p>
        </div>
        <RoomPlan className="w-full print:w-3/4" />
      </section>

      <section id="how" className="border-y border-border bg-surface">
        <div className="mx-auto max-w-[76rem] px-4 py-16 sm:px-8">
          <h2 className="font-display text-3xl leading-tight text-strong">From the door to the desk in a minute</h2>
          <ol className="m-0 mt-10 grid list-none gap-10 p-0 sm:grid-cols-3">
            {STEPS.map((step, index) => (
              <li key={step.title} className="flex flex-col gap-2 border-t-2 border-(--brand-accent) pt-5">
                <span className="font-display text-2xl text-strong">
                  <span aria-hidden className="me-3 text-muted tabular-nums">
                    {index + 1}
                  </span>
                  {step.title}
                </span>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section id="features" className="mx-auto max-w-[76rem] px-4 py-20 sm:px-8">
        <h2 className="max-w-[24ch] font-display text-3xl leading-tight text-strong">What you can rely on</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map((feature) => (
            <div key={feature.title} className="flex flex-col gap-2">
              <dt className="font-display text-2xl text-strong">{feature.title}</dt>
              <dd>{feature.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2 print:hidden">
          <a href="/features">All that it does</a>
          <a href="/faq">Questions that are asked</a>
        </p>
      </section>

      <OursAlone>
        <figure className="mx-auto my-0 max-w-[76rem] px-4 pb-20 sm:px-8">
          <Screenshot
            name="dashboard"
            alt="The first screen of the office: what came in, what is booked and taken today, and whose time ends soon"
            sizes="(min-width: 76rem) 72rem, 100vw"
            className="w-full"
          />
          <figcaption className="mt-3 text-sm text-muted">The morning, as the office shows it.</figcaption>
        </figure>
        <section aria-labelledby="for" className="border-t border-border">
          <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-8 px-4 py-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-20">
            <h2 id="for" className="font-display text-3xl leading-tight text-strong">
              Who it is for
            </h2>
            <ul className="m-0 flex list-none flex-col p-0">
              {AUDIENCES.map(({ href, label, text }) => (
                <li
                  key={href}
                  className="grid gap-x-8 gap-y-1 border-t border-border py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
                >
                  <a href={href} className="justify-self-start font-semibold">
                    {label}
                  </a>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </OursAlone>

      <Closing
        title="Open your place this afternoon"
        text="Name it, add a branch and its seats, print the QR code. The first booking can come in before you close."
        other={{ label: "What it costs", href: "/pricing" }}
      />
    </>
  );
}
