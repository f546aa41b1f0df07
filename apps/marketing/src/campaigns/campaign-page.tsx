import { Button } from "@carrel/ui/button";
import { GET_STARTED } from "../layout/links";
import { Closing } from "../pages/parts/closing";
import type { Campaign } from "./campaign";
import { CampaignPartOf } from "./campaign-parts";

/** A campaign's page: what it promises, the parts that hold it, and the way in. */
export const CampaignPage = ({ campaign: { name, headline, lead, art, parts, closing } }: { campaign: Campaign }) => {
  const { action = GET_STARTED, other } = closing;
  return (
    <>
      <section
        className={`mx-auto grid max-w-[76rem] items-center gap-x-12 gap-y-12 px-4 pt-14 pb-16 sm:px-8 lg:pt-20 ${
          art?.stands === "beside" ? "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]" : ""
        }`}
      >
        <div className="flex flex-col items-start gap-6">
          <p className="border-b-2 border-(--brand-accent) pb-1 text-sm font-semibold text-muted">For {name}</p>
          <h1 className="max-w-[18ch] font-display text-4xl leading-[1.1] text-balance text-strong sm:text-5xl">
            {headline}
          </h1>
          <p className="max-w-[36rem] text-lg">{lead}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <Button asChild variant="primary" size="lg">
              <a href={action.href}>{action.label}</a>
            </Button>
            <a href={other.href}>{other.label}</a>
          </div>
        </div>
        {art && <art.Drawing className="w-full" />}
      </section>
      {parts.map((part) => (
        <CampaignPartOf key={part.kind === "statement" ? part.text : part.id} part={part} />
      ))}
      <Closing {...closing} />
    </>
  );
};
