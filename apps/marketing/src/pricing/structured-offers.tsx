import type { PlanCatalogue, Site } from "@carrel/sdk";
import { StructuredData } from "../layout/structured-data";

/** In the major unit, as schema.org wants it. @example majorOf({ amount: 99_950, currency: "INR" }) // "999.50" */
export const majorOf = ({ amount, currency }: { amount: number; currency: string }): string => {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
};

const DURATIONS = { month: "P1M", year: "P1Y" } as const;

/** What is for sale, for machines that read the page. */
export const StructuredOffers = ({ site, catalogue }: { site: Site; catalogue: PlanCatalogue }) => {
  const { name, address } = site.platform;
  const data = {
    "@type": "SoftwareApplication",
    ...{ name, url: address, applicationCategory: "BusinessApplication", operatingSystem: "Web" },
    offers: catalogue.plans.map((plan) => ({
      ...{ "@type": "Offer", name: plan.name, price: majorOf(plan), priceCurrency: plan.currency },
      priceSpecification: {
        ...{ "@type": "UnitPriceSpecification", price: majorOf(plan), priceCurrency: plan.currency },
        ...{ billingDuration: DURATIONS[plan.interval], valueAddedTaxIncluded: true },
      },
    })),
  };
  return <StructuredData data={data} />;
};
