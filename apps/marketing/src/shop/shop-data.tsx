import type { PlanCatalogue } from "@carrel/sdk";

/** What the server filled the page with, for the island that takes it over. */
export interface ShopData {
  catalogue: PlanCatalogue;
  /** The address's. */
  query: Readonly<Record<string, string>>;
}

const ID = "shop-data";

/** Brings it along in the page; nothing of it can end the block. */
export const ShopDataBlock = ({ data }: { data: ShopData }) => (
  <script
    type="application/json"
    id={ID}
    // Text of JSON alone, in which no tag can begin.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
  />
);

/** @throws where the server could not fill the page, which has no island of the shop then either */
export function readShopData(): ShopData {
  const text = document.getElementById(ID)?.textContent;
  if (!text) throw new Error(`The page has no ${ID}`);
  return JSON.parse(text);
}
