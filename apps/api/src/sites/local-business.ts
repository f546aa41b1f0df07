import type { PublicSite } from "@carrel/sdk";
import { formatMoney } from "@carrel/sdk/domain";
import type { SiteBranch } from "@carrel/sdk/schemas";
import { fileIdOf } from "./place-picture";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A day that ends at midnight ends a minute before it there. */
const closeOf = (close: string) => (close === "24:00" ? "23:59" : close);

const hoursOf = ({ timings, closures }: SiteBranch) => ({
  openingHoursSpecification: timings
    .filter(({ closed }) => !closed)
    .map(({ day, open, close }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: DAYS[day],
      opens: open,
      closes: closeOf(close),
    })),
  // Hours from midnight to midnight say that it is closed.
  specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
    "@type": "OpeningHoursSpecification",
    opens: "00:00",
    closes: "00:00",
    validFrom: from,
    validThrough: to,
  })),
});

const minorUnits = (currency: string) =>
  10 ** (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2);

const pricesOf = ({ plans }: SiteBranch) => {
  const [cheapest, dearest] = [plans[0], plans.at(-1)];
  if (!cheapest || !dearest) return {};
  const range = [...new Set([cheapest, dearest].map(({ amount, currency }) => formatMoney(amount, currency)))];
  return {
    priceRange: range.join("–"),
    makesOffer: plans.map(({ name, amount, currency }) => ({
      "@type": "Offer",
      name,
      price: String(amount / minorUnits(currency)),
      priceCurrency: currency,
    })),
  };
};

const addressOf = ({ address: { line1, line2, city, state, postalCode, country } }: SiteBranch) => ({
  "@type": "PostalAddress",
  streetAddress: [line1, line2].filter(Boolean).join(", ") || undefined,
  addressLocality: city || undefined,
  addressRegion: state || undefined,
  postalCode: postalCode || undefined,
  addressCountry: country || undefined,
});

/**
 * What search engines read of a place (schema.org): of each branch its hours, prices and the way to it, as far as the site shows
 * them.
 * @param origin where people know it, such as `https://harbour.example.com`
 */
export const localBusinesses = (place: PublicSite, branches: readonly SiteBranch[], origin: string) => {
  const { orgName, orgCode, content } = place;
  const shows = (part: (typeof content.hiddenParts)[number]) => !content.hiddenParts.includes(part);
  const isOne = place.branches.length === 1;
  return {
    "@graph": branches.map((branch) => ({
      "@type": "LocalBusiness",
      "@id": `${origin}/#${branch._id}`,
      name: isOne ? orgName : `${orgName}, ${branch.name}`,
      url: isOne ? `${origin}/` : `${origin}/?branch=${branch._id}`,
      address: addressOf(branch),
      telephone: branch.phone || undefined,
      email: branch.email || undefined,
      ...(shows("photos") &&
        branch.photos.length > 0 && {
          image: branch.photos
            .slice(0, 3)
            .map((key) => `${origin}/photos/${orgCode}/${branch._id}/${fileIdOf(key)}/w1600.jpg`),
        }),
      ...(shows("hours") && hoursOf(branch)),
      ...(shows("plans") && pricesOf(branch)),
      sameAs: Object.values(place.socialLinks).filter((link) => typeof link === "string" && /^https?:/.test(link)),
    })),
  };
};
