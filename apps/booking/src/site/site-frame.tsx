import { useBrand, useOnline } from "@carrel/hooks";
import type { PublicBranch, PublicOrganisation } from "@carrel/sdk";
import { Banner } from "@carrel/ui/banner";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { ClientFooter } from "@carrel/ui/client-footer";
import { ClientHeader } from "@carrel/ui/client-header";
import { ThemeMode } from "@carrel/ui/theme-mode";
import type { ReactNode } from "react";
import { site } from "../app/carrel";
import { VisitSwitch } from "../visit/visit-switch";
import { platformAddress } from "./platform-address";

interface SiteFrameProps {
  organisation: PublicOrganisation & { branches: readonly Pick<PublicBranch, "_id" | "name">[] };
  branchId: string | undefined;
  onBranch: (branchId: string) => void;
  home: string;
  children: ReactNode;
}

/** The organisation's header and footer around a visitor's screens. */
export function SiteFrame({ organisation, branchId, onBranch, home, children }: SiteFrameProps) {
  const isOnline = useOnline();
  const brand = useBrand(organisation);
  const platform = platformAddress(site.mode, location);
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
        branches={organisation.branches.map(({ _id, name }) => ({ id: _id, name }))}
        value={branchId}
        onBranchChange={onBranch}
      />
      {!isOnline && (
        <Banner tone="warning">
          You are offline. What you see may be old; booking goes on once you are connected.
        </Banner>
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <ClientFooter
        links={[
          { label: "Home", href: home },
          { label: "Privacy Policy", href: `${platform}/privacy` },
          { label: "Terms", href: `${platform}/terms` },
        ]}
        socialLinks={organisation.socialLinks}
        choice={
          <div className="flex flex-wrap items-start justify-between gap-4">
            <VisitSwitch orgName={organisation.orgName} />
            <ThemeMode size="sm" labels={{ mode: "Light or dark" }} />
          </div>
        }
      />
    </div>
  );
}
