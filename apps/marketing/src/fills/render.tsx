import type { FillData, Fills } from "@carrel/sdk/pages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import type { FillRow } from "./define-fill";
import { FILLS } from "./fills";

const rows: Readonly<Record<string, FillRow>> = FILLS;

// What the server loads (`apps/api/src/sites/fill-page.ts`).
export const needs: Fills["needs"] = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.needs]));

export const renderFill: Fills["renderFill"] = (name, { site, options, data }) => {
  const row = rows[name];
  if (!row) throw new Error(`There is no fill ${name}`);
  // The server gives all that the row needs, and the row's component takes no more than that.
  return renderToStaticMarkup(<row.Content site={site} options={options} {...(data as FillData)} />, {
    // Ids are their own beside those of the page.
    identifierPrefix: `${name}-`,
  });
};
