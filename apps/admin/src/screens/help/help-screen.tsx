import { useOnline, usePermission, useSession } from "@carrel/hooks";
import type { HelpFeature } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { SearchInput } from "@carrel/ui/search-input";
import { Skeleton } from "@carrel/ui/skeleton";
import { SortableList } from "@carrel/ui/sortable-list";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { ChevronRight, Plus } from "lucide-react";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { findPages } from "../../app/guide/find-pages";
import { useGuide } from "../../app/guide/use-guide";
import { PlatformLine } from "../../app/platform-line";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { useSearchText } from "../../lists/use-search-text";
import { useUndoableOrder } from "../../lists/use-undoable-order";
import { GuideHits } from "./guide-hits";
import { GuideSection } from "./guide-section";
import { HelpHits, isSearchable } from "./help-hits";
import { topicsQuery } from "./topics-query";

const route = getRouteApi("/signed-in/office/help");

const AddTopic = () => (
  <Button asChild variant="primary">
    <Link to="/help/new" search={true} resetScroll={false}>
      <Plus />
      Add topic
    </Link>
  </Button>
);

/** How things are done here, topic by topic, in the order that the editors gave them. */
export function HelpScreen() {
  const { q: search } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = usePermission("help.write");
  const { platform } = useSession().loggedOrgDetails;
  const topics = useQuery(topicsQuery);
  const commit = useCallback(
    (text: string | undefined) => void navigate({ search: { q: text }, replace: true, resetScroll: false }),
    [navigate],
  );
  const [typed, setTyped] = useSearchText(search, commit);
  const { data } = topics;
  const isEmpty = data?.data.length === 0;
  const guide = useGuide();
  const hits = search && isSearchable(search) ? findPages(guide.pages, search) : [];

  return (
    <>
      <ScreenHeader
        title="Help"
        description={`How things are done here, written by your own people, and how ${platform.name} works.`}
        actions={data && !isEmpty && mayWrite && <AddTopic />}
      />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <SearchInput
            value={typed}
            onValueChange={setTyped}
            aria-label="Search the help"
            placeholder="Search the help"
            className="w-full sm:w-96"
          />
          {search ? (
            <HelpHits search={search} hasOthers={hits.length > 0} onClear={() => commit(undefined)} />
          ) : (
            <Own topics={topics} mayWrite={mayWrite} />
          )}
        </div>
        {search ? <GuideHits hits={hits} /> : !topics.isPending && <GuideSection guide={guide} />}
        <PlatformLine platform={platform} />
      </div>
      <Outlet />
    </>
  );
}

interface OwnProps {
  topics: UseQueryResult<{ data: readonly HelpFeature[] }>;
  mayWrite: boolean;
}

/** What this organisation wrote itself. */
function Own({ topics: { data, isPending, error, refetch }, mayWrite }: OwnProps) {
  if (isPending) return <TopicsSkeleton />;
  if (!data) return <FailedList what="The help" error={error} onRetry={() => void refetch()} />;
  if (data.data.length > 0) return <Topics topics={data.data} mayWrite={mayWrite} />;
  return (
    <EmptyState
      kind="first-use"
      illustration="desks"
      title="Nothing is written down yet"
      description={
        mayWrite
          ? "Write what a new colleague asks in the first week: how to open up, book, and hand over."
          : "Once somebody writes how things are done here, you find it at this place."
      }
      action={mayWrite && <AddTopic />}
    />
  );
}

function Topics({ topics, mayWrite }: { topics: readonly HelpFeature[]; mayWrite: boolean }) {
  const online = useOnline();
  const { items, move } = useUndoableOrder({
    stored: topics,
    saving: q.help.orderFeatures(),
    nameOf: ({ title }) => title,
  });
  return (
    <SortableList
      label="Topics"
      items={items}
      itemId={({ _id }) => _id}
      itemName={({ title }) => title}
      renderItem={(topic) => <TopicRow topic={topic} />}
      onReorder={(next, moved) => void move(next, moved)}
      disabled={!online}
      readOnly={!mayWrite || items.length < 2}
    />
  );
}

const TopicRow = ({ topic: { _id, title, description } }: { topic: HelpFeature }) => (
  <Link
    to="/help/$topicId"
    params={{ topicId: _id }}
    data-row-open
    className="group flex min-w-0 items-center justify-between gap-4 rounded py-1 no-underline"
  >
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="font-semibold wrap-anywhere text-strong underline-offset-2 group-hover:underline">{title}</span>
      {description && <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{description}</span>}
    </span>
    <ChevronRight data-mirror className="size-5 shrink-0 text-muted" />
  </Link>
);

const ROWS = ["first", "second", "third", "fourth"];

const TopicsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-2">
    {ROWS.map((row) => (
      <Card key={row}>
        <Skeleton lines={2} />
      </Card>
    ))}
  </div>
);
