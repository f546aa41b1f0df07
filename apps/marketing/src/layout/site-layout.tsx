import { Button } from "@carrel/ui/button";
import { Logo } from "@carrel/ui/logo";
import { MarketingFooter } from "@carrel/ui/marketing-footer";
import { MarketingHeader } from "@carrel/ui/marketing-header";
import type { ReactNode } from "react";
import { VitalsChoice } from "../vitals/vitals-choice";
import { COPYRIGHT_YEAR, FOOTER_COLUMNS, GET_STARTED, HEADER_LINKS } from "./links";

const getStarted = (
  <Button asChild variant="primary">
    <a href={GET_STARTED.href}>{GET_STARTED.label}</a>
  </Button>
);

/** Header and footer around every marketing page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MarketingHeader
        logo={
          <a href="/" aria-label="Carrel, home">
            <Logo />
          </a>
        }
        links={HEADER_LINKS}
        actions={
          <>
            <Button asChild variant="ghost">
              <a href="/auth/login">Sign in</a>
            </Button>
            {getStarted}
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <MarketingFooter
        logo={<Logo />}
        columns={FOOTER_COLUMNS}
        action={getStarted}
        year={COPYRIGHT_YEAR}
        owner="Carrel"
        note={<VitalsChoice />}
      />
    </>
  );
}
