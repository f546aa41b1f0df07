import { Fill } from "../layout/fill";
import type { Design } from "../pages/in-designs";
import { PageLead } from "../pages/parts/page-lead";
import { NotNow } from "../shop/not-now";
import type { PlansDesign } from "./plans-fill";
import type { PricingContent } from "./pricing-content";

/** What it costs, drawn as a design has it; the prices themselves are filled in. */
export const pricingPage =
  (design: PlansDesign): Design<PricingContent> =>
  ({ content: { title, lead, rules } }) => (
    <div className="mx-auto flex max-w-[76rem] flex-col gap-14 px-4 pt-16 pb-24 sm:px-8 lg:pt-24">
      <PageLead title={title}>{lead}</PageLead>
      <Fill name="plans" options={{ design }}>
        <NotNow />
      </Fill>
      <dl className="m-0 grid gap-x-12 gap-y-8 border-t border-border pt-12 sm:grid-cols-3">
        {rules.map((rule) => (
          <div key={rule.title} className="flex flex-col gap-2">
            <dt className="font-display text-xl text-strong">{rule.title}</dt>
            <dd className="m-0">{rule.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
