import { usePermission } from "@carrel/hooks";
import type { HelpFeature, HelpSubFeature } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { FailedList } from "../../lists/list-states";
import { useUndoableOrder } from "../../lists/use-undoable-order";
import { ItemMenu } from "./item-menu";
import { PartCard } from "./part-card";
import { PartsOrder } from "./parts-order";
import { ResourceList } from "./resource-list";
import { topicsQuery } from "./topics-query";

const route = getRouteApi("/signed-in/office/help/$topicId");

/** One topic of the help: what there is about it, part by part. */
export function TopicScreen() {
  const { topicId } = route.useParams();
  const topics = useQuery(topicsQuery);
  const topic = topics.data?.data.find(({ _id }) => _id === topicId);
  if (topics.isPending) return <TopicSkeleton />;
  if (!topics.data)
    return <FailedList what="The help" error={topics.error} onRetry={() => void topics.refetch()} headingLevel={1} />;
  if (!topic)
    return (
      <EmptyState
        headingLevel={1}
        kind="filtered"
        illustration="not-found"
        title="There is nothing at this address"
        description="It may have been deleted, or the link is incomplete."
        action={
          <Button asChild>
            <Link to="/help">All topics</Link>
          </Button>
        }
      />
    );
  return <Topic key={topicId} topic={topic} />;
}

const NONE: readonly HelpSubFeature[] = [];

function Topic({ topic: { _id, title, description } }: { topic: HelpFeature }) {
  const mayWrite = usePermission("help.write");
  const navigate = useNavigate();
  const parts = useQuery(q.help.subFeatures({ id: _id }));
  const resources = useQuery(q.help.featureResources({ id: _id }));
  const order = useUndoableOrder({
    stored: parts.data ?? NONE,
    saving: q.help.orderSubFeatures(),
    nameOf: ({ title }) => title,
  });
  const isEmpty = parts.data?.length === 0 && resources.data?.length === 0;
  const params = { topicId: _id };

  return (
    <>
      <ScreenHeader
        title={title}
        description={description}
        breadcrumb={[{ label: "Help", href: "/help" }, { label: title }]}
        actions={
          mayWrite && (
            <>
              <ItemMenu
                item={{ title, what: "topic", loses: "Its parts, and all that stands in them, go with it." }}
                onEdit={() => void navigate({ to: "/help/$topicId/edit", params, resetScroll: false })}
                remove={{ row: q.help.removeFeature(), input: { id: _id } }}
                onRemoved={() => navigate({ to: "/help" })}
              />
              <Button asChild>
                <Link to="/help/$topicId/parts/new" params={params} resetScroll={false}>
                  Add part
                </Link>
              </Button>
              <Button asChild variant="primary">
                <Link to="/help/$topicId/resources/new" params={params} resetScroll={false}>
                  <Plus />
                  Add to this topic
                </Link>
              </Button>
            </>
          )
        }
      />
      {isEmpty ? (
        <EmptyState
          kind="first-use"
          illustration="desks"
          title="Nothing about this yet"
          description={
            mayWrite
              ? "Write an article, or add a video, document or link. Where there is much to say, make parts of it."
              : "Somebody has begun this topic, and written nothing so far."
          }
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {order.items.length > 1 && (
            <div className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
              <PartsOrder topicId={_id} parts={order.items} onReorder={order.move} mayWrite={mayWrite} />
            </div>
          )}
          <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
            {(resources.isPending || resources.isError || resources.data.length > 0) && (
              <Card>
                <ResourceList topicId={_id} resources={resources} mayWrite={mayWrite} label={title} />
              </Card>
            )}
            {parts.isPending && (
              <Card>
                <Skeleton lines={4} />
              </Card>
            )}
            {parts.isError && !parts.data && (
              <FailedList what="The parts" error={parts.error} onRetry={() => void parts.refetch()} />
            )}
            {order.items.map((part) => (
              <PartCard key={part._id} part={part} mayWrite={mayWrite} />
            ))}
          </div>
        </div>
      )}
      <Outlet />
    </>
  );
}

const TopicSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <Skeleton lines={2} />
    <Card>
      <Skeleton lines={4} />
    </Card>
    <Card>
      <Skeleton lines={4} />
    </Card>
  </div>
);
