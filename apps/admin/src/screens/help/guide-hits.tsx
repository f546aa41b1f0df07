import { useSession } from "@carrel/hooks";
import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import type { GuideHit } from "../../app/guide/find-pages";

/** What the guide says about a text; nothing where it says nothing. */
export function GuideHits({ hits }: { hits: readonly GuideHit[] }) {
  const { name: platform } = useSession().loggedOrgDetails.platform;
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="guide-hits" className="flex flex-col gap-3">
      <h2 id="guide-hits" className="text-lg font-semibold text-strong">
        How {platform} works
      </h2>
      <ul className="m-0 flex list-none flex-col divide-y divide-border rounded border border-border bg-surface p-0">
        {hits.map(({ name, title, excerpt }) => (
          <li key={name}>
            <Link
              to="/help/guide/$page"
              params={{ page: name }}
              className="group flex items-start gap-3 px-4 py-3 no-underline hover:bg-surface-hover"
            >
              <BookOpen className="mt-0.5 size-5 shrink-0 text-muted" />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-medium wrap-anywhere text-strong underline-offset-2 group-hover:underline">
                  {title}
                </span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-text">{excerpt}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
