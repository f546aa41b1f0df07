import { useBrand, useOnline } from "@carrel/hooks";
import type { PublicBranch, PublicOrganisation } from "@carrel/sdk";
import { Banner } from "@carrel/ui/banner";
import type { ReactNode } from "react";
import { site } from "../app/carrel";
import { platformAddress } from "./platform-address";
import { SiteParts } from "./site-parts";

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
  return (
    <SiteParts
      brand={brand}
      branches={organisation.branches}
      branchId={branchId}
      onBranch={onBranch}
      home={home}
      platform={platformAddress(site)}
      notice={
        !isOnline && (
          <Banner tone="warning">
            You are offline. What you see may be old; booking goes on once you are connected.
          </Banner>
        )
      }
    >
      {children}
    </SiteParts>
  );
}
