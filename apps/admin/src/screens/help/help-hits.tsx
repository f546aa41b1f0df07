import type { HelpHit } from "@carrel/sdk";
import { MOST_HELP_HITS } from "@carrel/sdk/domain";
import { HelpSearchQuery } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { LoadMore } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { Link } from "@tanstack/react-router";
import { FolderOpen, ListTree } from "lucide-react";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { usePages } from "../../lists/use-pages";
import { RESOURCE_KINDS } from "./resource-kinds";

const counted = (total: number) => (total === 1 ? "1 hit" : `${total} hits`);

const refusedBecause = (search: string) => HelpSearchQuery.shape.search.safeParse(search).error?.issues[0]?.message;

/** Whether the help can be asked for a text: it is long enough. */
export const isSearchable = (search: string) => refusedBecause(search) === undefined;

interface HelpHitsProps {
  search: string;
  /** The guide has hits, and they stand below. */
  hasOthers: boolean;
  onClear: () => void;
}

/** What the organisation's own help says about a text. */
export function HelpHits({ search, hasOthers, onClear }: HelpHitsProps) {
  const refused = refusedBecause(search);
  const list = usePages(q.help.search.pages({ search }), { enabled: !refused });
  const { rows, total, isStale } = list;
  if (refused) return <NoHits title={refused} onClear={onClear} />;
  if (list.error) return <FailedList what="The hits" error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <HitsSkeleton />;
  if (rows.length === 0 && !isStale)
    return hasOthers ? (
      <p role="status" className="text-sm text-muted">
        Nothing fits in what your own people wrote.
      </p>
    ) : (
      <NoHits
        title={`Nothing fits “${search}”`}
        description="Try fewer letters, or another spelling."
        onClear={onClear}
      />
    );
  return (
    <div aria-busy={isStale} className={`flex flex-col gap-4 ${isStale ? "opacity-60" : ""}`}>
      <p role="status" className="text-sm text-muted">
        {total >= MOST_HELP_HITS ? `The best ${MOST_HELP_HITS} hits` : counted(total)}
      </p>
      <ul className={LIST}>
        {rows.map((hit) => (
          <li key={hit._id}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {rows.length < total && (
        <LoadMore shown={rows.length} total={total} loading={list.isLoadingMore} onLoadMore={list.loadMore} />
      )}
    </div>
  );
}

const LIST = "m-0 flex list-none flex-col divide-y divide-border rounded border border-border bg-surface p-0";

const NoHits = ({ title, description, onClear }: { title: string; description?: string; onClear: () => void }) => (
  <EmptyState
    kind="filtered"
    title={title}
    description={description}
    action={<Button onClick={onClear}>Clear the search</Button>}
  />
);

const ROWS = ["first", "second", "third"];

const HitsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton lines={1} width="4rem" />
    <div className={LIST}>
      {ROWS.map((row) => (
        <div key={row} className="px-4 py-3">
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  </div>
);

const iconOf = (kind: HelpHit["kind"]) => {
  if (kind === "feature") return FolderOpen;
  return kind === "subFeature" ? ListTree : RESOURCE_KINDS[kind].icon;
};

/** The titles that a hit stands below. */
const within = ({ kind, feature, subFeature }: HelpHit) => {
  if (kind === "feature") return [];
  return kind === "subFeature" || !subFeature ? [feature.title] : [feature.title, subFeature.title];
};

function Hit({ hit }: { hit: HelpHit }) {
  const { _id, kind, title, excerpt, feature } = hit;
  const Icon = iconOf(kind);
  const isResource = kind !== "feature" && kind !== "subFeature";
  const place = within(hit);
  return (
    <Link
      to="/help/$topicId"
      params={{ topicId: feature._id }}
      {...(isResource && { search: { read: _id } })}
      {...(kind === "subFeature" && { hash: _id })}
      className="group flex items-start gap-3 px-4 py-3 no-underline hover:bg-surface-hover"
    >
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere text-strong underline-offset-2 group-hover:underline">{title}</span>
        {place.length > 0 && <span className="text-sm wrap-anywhere text-muted">{place.join(" › ")}</span>}
        {excerpt && <span className="line-clamp-2 text-sm wrap-anywhere text-text">{excerpt}</span>}
      </span>
    </Link>
  );
}
