import { BrandLogo } from "@carrel/ui/brand-logo";
import { ChevronDown, MapPin } from "lucide-react";
import { OWN_PAGES } from "../../site/addresses";
import { PATHS, type View } from "../view";
import { BookLink } from "./book-link";

/** A button leads to the flow here. */
const LINKS = OWN_PAGES.filter(({ href }) => href !== "/book");

/** The addresses of an organisation's logos on its own host (`apps/api/src/sites/logo-path.ts`), which change with them. */
const brandOf = ({ place }: View) => {
  const address = (which: string, key: string | null) => key && `/logos/${which}.webp?v=${key.slice(-41, -5)}`;
  const { branding, logoSquare } = place;
  return {
    ...place,
    logoSquare: address("square", logoSquare),
    branding: {
      ...branding,
      logoLarge: address("large", branding.logoLarge),
      logoSmall: address("small", branding.logoSmall),
    },
  };
};

const Brand = ({ view }: { view: View }) => {
  const brand = brandOf(view);
  return (
    <a className="header-brand" href={view.pageLink("home")}>
      <BrandLogo organisation={brand} className="header-large" />
      <BrandLogo organisation={brand} size="small" className="header-small" />
    </a>
  );
};

/** Branches as links, so that one is picked without a script. Names are in upper case by the sheet. */
const Branches = ({ view }: { view: View }) => {
  const { place, page, focus, pageLink } = view;
  return (
    <details className="header-branches" data-popover>
      <summary>
        <MapPin strokeWidth={1.5} aria-hidden="true" />
        <span className="header-branch">
          <span className="ui-visually-hidden">Branch: </span>
          {focus?.name ?? "All branches"}
        </span>
        <ChevronDown strokeWidth={1.5} aria-hidden="true" className="header-chevron" />
      </summary>
      <ul>
        <li>
          <a href={pageLink(page, "")} aria-current={focus ? undefined : "true"}>
            All branches
          </a>
        </li>
        {place.branches.map(({ _id, name }) => (
          <li key={_id}>
            <a href={pageLink(page, _id)} aria-current={focus?._id === _id ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

export const SiteHeader = ({ view }: { view: View }) => (
  <header className="header">
    <div className="header-bar">
      <Brand view={view} />
      {view.hasSeveral && <Branches view={view} />}
      <nav aria-label="Main" className="header-nav">
        <ul>
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a href={view.linkTo(href)} aria-current={href === PATHS[view.page] ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <BookLink view={view} label="Book" />
    </div>
  </header>
);
