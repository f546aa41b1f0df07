import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/**
 * A part of a page that React takes over in the browser: it is drawn here, and hydrated by `hydrateIsland` with the very same
 * element (`src/islands`), once the page's entry asks for that (`wakeIsland`).
 * @param name of its own among the islands of a page
 */
export const Island = ({ name, children }: { name: string; children: ReactNode }) => (
  <div
    data-island={name}
    // What React itself has drawn and escaped.
    dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: name }) }}
  />
);
