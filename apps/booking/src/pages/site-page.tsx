import type { PageInput } from "@carrel/sdk/pages";
import { SkipLink } from "@carrel/ui/skip-link";
import { Contact } from "./contact";
import { Home } from "./home";
import { Info } from "./info";
import { SiteFooter } from "./parts/site-footer";
import { SiteHeader } from "./parts/site-header";
import { viewOf } from "./view";

const PAGES = { home: Home, info: Info, contact: Contact };

/** A page of an organisation's own site. */
export const SitePage = (input: PageInput) => {
  const view = viewOf(input);
  const Page = PAGES[input.page];
  return (
    <div className="site" data-layout={view.layout} data-page={input.page}>
      <SkipLink />
      <SiteHeader view={view} />
      <main id="main" tabIndex={-1}>
        {input.place.bookingsClosed !== null && <p className="notice">{input.place.bookingsClosed}</p>}
        <Page view={view} />
      </main>
      <SiteFooter view={view} />
    </div>
  );
};
