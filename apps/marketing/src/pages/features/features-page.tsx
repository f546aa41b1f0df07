import { AreaDrawing } from "../../drawings/area-drawing";
import { HOLES } from "../../layout/holes";
import { Closing } from "../parts/closing";
import { PageLead } from "../parts/page-lead";
import { FEATURE_AREAS, type FeatureArea } from "./feature-areas";

/** What can be done today, by area. */
export const FeaturesPage = () => (
  <>
    <div className="mx-auto flex max-w-[76rem] flex-col gap-10 px-4 pt-12 pb-14 sm:px-8 lg:pt-20">
      <PageLead title="All that a quiet place needs">
        {HOLES.platform} is the booking page at the door, the screen at the front desk and the books behind it. This is
        what it does today; nothing on this page is still to come.
      </PageLead>
      <nav aria-label="On this page" className="print:hidden">
        <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
          {FEATURE_AREAS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    {FEATURE_AREAS.map((area) => (
      <Area key={area.id} area={area} />
    ))}
    <Closing
      title="Try it with your own seats"
      text="Name your place, add a branch and its seats, and book one from your phone. 14 days are free, and no card is asked for."
      other={{ label: "Ask us something first", href: "/contact" }}
    />
  </>
);

/** Name and drawing stay in sight while its list goes by. */
const Area = ({ area: { id, title, lead, drawing, features } }: { area: FeatureArea }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-border even:bg-surface">
    <div className="mx-auto grid max-w-[76rem] print:flex print:flex-col gap-x-16 gap-y-8 px-4 py-14 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-20">
      <div className="flex flex-col items-start gap-4 self-start break-inside-avoid lg:sticky lg:top-28">
        <AreaDrawing name={drawing} className="w-40" />
        <h2 id={`${id}-title`} className="font-display text-3xl leading-tight text-strong">
          {title}
        </h2>
        <p className="max-w-[24rem]">{lead}</p>
      </div>
      <dl className="m-0 grid gap-x-12 sm:grid-cols-2">
        {features.map((feature) => (
          <div key={feature.title} className="flex flex-col gap-1 border-t border-border py-5 break-inside-avoid">
            <dt className="font-semibold text-strong">{feature.title}</dt>
            <dd className="m-0">{feature.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
