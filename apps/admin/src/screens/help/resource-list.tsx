import { useOnline } from "@carrel/hooks";
import type { HelpResource } from "@carrel/sdk";
import { Skeleton } from "@carrel/ui/skeleton";
import { SortableList } from "@carrel/ui/sortable-list";
import type { UseQueryResult } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { FailedList } from "../../lists/list-states";
import { useUndoableOrder } from "../../lists/use-undoable-order";
import { ResourceRow } from "./resource-row";

interface ResourceListProps {
  topicId: string;
  /** Left out where it is about the topic as a whole. */
  partId?: string;
  resources: UseQueryResult<HelpResource[]>;
  mayWrite: boolean;
  /** What they are about. */
  label: string;
}

const route = getRouteApi("/signed-in/office/help/$topicId");

/** Without handle and buttons, beside what a row shows: on a phone an article wants their width. */
const WIDE_ON_PHONES = "max-sm:[&_[data-slot=sortable-item]>:not(:nth-child(2))]:hidden";

const NONE: readonly HelpResource[] = [];

/** What there is to read and watch, in its order. */
export function ResourceList({ topicId, partId, resources, mayWrite, label }: ResourceListProps) {
  const online = useOnline();
  const { read } = route.useSearch();
  const { items, move } = useUndoableOrder({
    stored: resources.data ?? NONE,
    saving: q.help.orderResources(),
    nameOf: ({ title }) => title,
  });
  if (resources.isPending) return <Skeleton lines={3} />;
  if (!resources.data)
    return <FailedList what="This part" error={resources.error} onRetry={() => void resources.refetch()} />;
  if (items.length === 0) return <p className="text-muted">Nothing here yet.</p>;
  const isReading = items.some(({ _id }) => _id === read);
  return (
    <SortableList
      label={`About ${label}`}
      items={items}
      itemId={({ _id }) => _id}
      itemName={({ title }) => title}
      renderItem={(resource) => (
        <ResourceRow
          resource={resource}
          mayWrite={mayWrite}
          address={{ topicId, ...(partId !== undefined && { partId }) }}
        />
      )}
      onReorder={(next, moved) => void move(next, moved)}
      disabled={!online}
      readOnly={!mayWrite || items.length < 2}
      {...(isReading && { className: WIDE_ON_PHONES })}
    />
  );
}
