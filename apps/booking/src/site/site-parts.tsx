import type { BookableOrganisation, PublicBranch } from "@carrel/sdk";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { ClientFooter } from "@carrel/ui/client-footer";
import { ClientHeader } from "@carrel/ui/client-header";
import { ThemeMode } from "@carrel/ui/theme-mode";
import type { ComponentProps, ReactNode } from "react";
import { VisitSwitch } from "../visit/visit-switch";
import { OWN_PAGES } from "./addresses";

interface SitePartsProps {
  brand: ComponentProps<typeof BrandLogo>["organisation"] & Partial<Pick<BookableOrganisation, "socialLinks">>;
  branches: readonly Pick<PublicBranch, "_id" | "name">[];
  branchId: string | undefined;
  onBranch?: (branchId: string) => void;
  home: string;
  /** On an organisation's own site: the address of the page that one is on, or none of those that the header names. */
  page?: string | undefined;
  /** At the header's end. */
  actions?: ReactNode;
  /** Prefix of the platform's privacy policy and terms. */
  platform: string;
  /** Above the content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** What the header and footer are made of, by what is given alone. */
export function SiteParts({ brand, notice, children, ...given }: SitePartsProps) {
  const { branches, branchId, onBranch, home, page, actions, platform } = given;
  return (
    <div className="flex min-h-dvh flex-col">
      <ClientHeader
        brand={
          <>
            <BrandLogo organisation={brand} className="max-sm:hidden" />
            <BrandLogo organisation={brand} size="small" className="sm:hidden" />
          </>
        }
        home={home}
        branches={branches.map(({ _id, name }) => ({ id: _id, name }))}
        value={branchId}
        onBranchChange={onBranch}
        links={page === undefined ? [] : OWN_PAGES.map((link) => ({ ...link, active: link.href === page }))}
        actions={actions}
      />
      {notice}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <ClientFooter
        links={[
          { label: "Home", href: home },
          { label: "Privacy Policy", href: `${platform}/privacy` },
          { label: "Terms", href: `${platform}/terms` },
        ]}
        socialLinks={brand.socialLinks}
        choice={
          <div className="flex flex-wrap items-start justify-between gap-4">
            <VisitSwitch orgName={brand.orgName} />
            <ThemeMode size="sm" labels={{ mode: "Light or dark" }} />
          </div>
        }
      />
    </div>
  );
}
