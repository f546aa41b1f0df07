import type { PageInput } from "@carrel/sdk/pages";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { SitePage } from "./site-page";

/**
 * Draws a page of an organisation's own site.
 * @returns the markup of its body
 * @example renderPage({ page: "home", site, place, branchId: undefined, now, blurred: {}, takesMessages: false, sent: null })
 */
export const renderPage = (input: PageInput): string => renderToStaticMarkup(<SitePage {...input} />);
