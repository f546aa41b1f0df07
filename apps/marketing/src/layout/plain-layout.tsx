import { Button } from "@carrel/ui/button";
import { SkipLink } from "@carrel/ui/skip-link";
import type { ReactNode } from "react";
import { Fill } from "./fill";
import { HOLES } from "./holes";
import { LEGAL_LINKS } from "./links";

/** Around a page in a reseller's name: it bears neither the platform's mark nor its name. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-border bg-surface print:hidden">
        <SkipLink />
        <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-3 sm:px-8">
          <a href="/" className="min-w-0 font-semibold wrap-anywhere text-strong no-underline">
            {HOLES.platform}
          </a>
          <div className="order-last grow empty:hidden max-sm:basis-full sm:order-none">
            <Fill name="his-links">{null}</Fill>
          </div>
          <Button asChild variant="ghost">
            <a href="/auth/login">Sign in</a>
          </Button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="border-t border-border bg-surface print:hidden">
        <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-8">
          <Fill name="his-links" options={{ label: "More pages" }}>
            {null}
          </Fill>
          <nav aria-label="Footer">
            <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
              {LEGAL_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="inline-block py-1">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-sm text-muted wrap-anywhere">{HOLES.runsOn}</p>
        </div>
      </footer>
    </>
  );
}
