import { useSession } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { q } from "../../app/carrel";
import { isOpenTo } from "../../app/needs";
import { Loaded } from "../../lists/loaded";
import { SiteForm } from "./site-form";

/** What visitors find at the organisation's own site, and how it looks before it is saved. */
export function SiteTab() {
  const session = useSession();
  const content = useQuery(q.website.content());
  return (
    <Loaded query={content} what="Your site" pending={<SiteSkeleton />}>
      {(stored) => (
        <div className="flex flex-col gap-6">
          {stored.url && (
            <p>
              <Button asChild size="sm">
                <a href={stored.url} target="_blank" rel="noreferrer">
                  Open your site
                  <ExternalLink strokeWidth={1.75} aria-hidden="true" />
                </a>
              </Button>
            </p>
          )}
          <SiteForm
            stored={stored}
            readOnly={!isOpenTo(session, { permission: "website.write", everyBranch: true })}
            hasPreview={isOpenTo(session, { permission: "website.read", everyBranch: true })}
          />
        </div>
      )}
    </Loaded>
  );
}

const SiteSkeleton = () => (
  <div aria-busy="true" className="grid items-start gap-6 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
    <div className="flex flex-col gap-6">
      <Skeleton shape="rect" height="20rem" />
      <Skeleton shape="rect" height="20rem" />
    </div>
    <Skeleton shape="rect" height="40rem" />
  </div>
);
