import type { BookableOrganisation } from "@carrel/sdk";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { ClientFooter } from "@carrel/ui/client-footer";
import { ClientHeader } from "@carrel/ui/client-header";
import type { ReactNode } from "react";

interface SiteFrameProps {
  organisation: BookableOrganisation;
  branchId: string | undefined;
  onBranch: (branchId: string) => void;
  home: string;
  children: ReactNode;
}

/** The organisation's header and footer around a visitor's screens. */
export function SiteFrame({ organisation, branchId, onBranch, home, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <ClientHeader
        brand={<BrandLogo organisation={organisation} />}
        home={home}
        branches={organisation.branches.map(({ _id, name }) => ({ id: _id, name }))}
        value={branchId}
        onBranchChange={onBranch}
      />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <ClientFooter
        links={[
          { label: "Home", href: home },
          { label: "Privacy Policy", href: "/privacy" },
          { label: "Terms", href: "/terms" },
        ]}
        socialLinks={organisation.socialLinks}
      />
    </div>
  );
}
