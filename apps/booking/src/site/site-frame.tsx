import { useBrand, useOnline } from "@carrel/hooks";
import type { PublicBranch, PublicOrganisation } from "@carrel/sdk";
import { Banner } from "@carrel/ui/banner";
import { lazy, type ReactNode, Suspense } from "react";
import { site } from "../app/carrel";
import { isOwnSite } from "./addresses";
import { platformAddress } from "./platform-address";
import { SiteParts } from "./site-parts";

/** Nobody waits for it: a poster's page does without, and whoever it can't be loaded for signs out on his own pages. */
const VisitorActions = lazy(() =>
  import("./visitor-actions").then(
    ({ VisitorActions }) => ({ default: VisitorActions }),
    () => ({ default: () => null }),
  ),
);

interface SiteFrameProps {
  organisation: PublicOrganisation & { branches: readonly Pick<PublicBranch, "_id" | "name">[] };
  branchId: string | undefined;
  onBranch: (branchId: string) => void;
  home: string;
  /** Which of the site's own pages this is. */
  page?: string;
  children: ReactNode;
}

/** The organisation's header and footer around a visitor's screens. */
export function SiteFrame({ organisation, branchId, onBranch, home, page, children }: SiteFrameProps) {
  const isOnline = useOnline();
  const brand = useBrand(organisation);
  const isOwn = isOwnSite(site, organisation);
  return (
    <SiteParts
      brand={brand}
      branches={organisation.branches}
      branchId={branchId}
      onBranch={onBranch}
      home={home}
      page={isOwn ? (page ?? "") : undefined}
      actions={
        isOwn && (
          <Suspense>
            <VisitorActions />
          </Suspense>
        )
      }
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
