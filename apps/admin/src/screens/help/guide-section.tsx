import { useSession } from "@carrel/hooks";
import { Skeleton } from "@carrel/ui/skeleton";
import { Link } from "@tanstack/react-router";
import type { useGuide } from "../../app/guide/use-guide";
import { FailedList } from "../../lists/list-states";

/** How the platform works: a page about each place that the person may enter, grouped as the sidebar is. */
export function GuideSection({ guide: { groups, isPending, error, retry } }: { guide: ReturnType<typeof useGuide> }) {
  const { name: platform } = useSession().loggedOrgDetails.platform;
  return (
    <section aria-labelledby="guide" className="flex flex-col gap-4">
      <h2 id="guide" className="text-lg font-semibold text-strong">
        How {platform} works
      </h2>
      {isPending && <Skeleton lines={6} />}
      {error && <FailedList what="The guide" error={error} onRetry={retry} />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-8 gap-y-6">
        {groups.map(({ label, pages }) => (
          <div key={label} className="flex flex-col gap-1">
            <h3 className="text-sm font-semibold text-muted">{label}</h3>
            <ul className="m-0 flex list-none flex-col p-0">
              {pages.map(({ name, title }) => (
                <li key={name}>
                  <Link
                    to="/help/guide/$page"
                    params={{ page: name }}
                    className="flex min-h-9 items-center rounded wrap-anywhere text-strong no-underline hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
