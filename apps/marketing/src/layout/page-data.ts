import type { Page, Pages, SchemaType } from "../pages/page";
import { HOLES } from "./holes";

/** What each kind says beside its name, address and description. */
const OF_KIND: Readonly<Record<SchemaType, Readonly<Record<string, unknown>>>> = {
  AboutPage: {},
  ContactPage: {},
  TechArticle: {},
  WebApplication: {
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  },
};

const nameOf = ({ title }: Page) => title.replace(`: ${HOLES.platform}`, "");

/** As a step on the way to a page: without whom it is for, which stands behind a comma. */
const stepOf = (page: Page) => nameOf(page).replace(/,.*/, "");

const addressOf = (path: string) => HOLES.address + path;

/** @example above("/documentation/owner/opening") // ["/documentation", "/documentation/owner"] */
const above = (path: string) => {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, at) => `/${parts.slice(0, at + 1).join("/")}`);
};

/**
 * What machines are told of a page by what it is and where it stands: its kind, and the way to it where other pages are above it.
 * What its content says of itself, such as questions or prices, stands with the content.
 * @param pages by which those above it are called
 */
export function pageData(path: string, page: Page, pages: Pages): Readonly<Record<string, unknown>>[] {
  if (page.isUnlisted || page.canonical !== undefined) return [];
  const { schemaType, description } = page;
  const way = above(path).flatMap((one) => (pages[one] ? { path: one, page: pages[one] } : []));
  return [
    ...(schemaType
      ? [{ "@type": schemaType, name: nameOf(page), description, url: addressOf(path), ...OF_KIND[schemaType] }]
      : []),
    ...(way.length > 0
      ? [
          {
            "@type": "BreadcrumbList",
            itemListElement: [...way, { path, page }].map((step, at) => ({
              ...{ "@type": "ListItem", position: at + 1 },
              ...{ name: stepOf(step.page), item: addressOf(step.path) },
            })),
          },
        ]
      : []),
  ];
}
