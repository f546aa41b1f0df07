import type { HelpResource } from "@carrel/sdk";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { Gone } from "./gone";
import { ResourceForm } from "./resource-form";

const newRoute = getRouteApi("/signed-in/office/help/$topicId/resources/new");
const editRoute = getRouteApi("/signed-in/office/help/$topicId/resources/$resourceId");

/** What is read once it is saved: an article opens in place. */
const reading = ({ _id, kind }: HelpResource) => (kind === "article" ? _id : undefined);

/** Adds something to read or watch, to a topic or a part of it. */
export function NewResourceSheet() {
  const { topicId } = newRoute.useParams();
  const { part } = newRoute.useSearch();
  const addToTopic = useMutation(q.help.addFeatureResource());
  const addToPart = useMutation(q.help.addSubFeatureResource());
  return (
    <ResourceForm
      title="Add to the help"
      action="Add"
      topicId={topicId}
      save={async (values) => {
        const added = part
          ? await addToPart.mutateAsync({ ...values, subId: part })
          : await addToTopic.mutateAsync(values);
        return { title: `${added.title} is added`, search: { read: reading(added) } };
      }}
    />
  );
}

/** Changes something to read or watch. */
export function EditResourceSheet() {
  const { topicId } = editRoute.useParams();
  const { part } = editRoute.useSearch();
  return part ? <OfPart topicId={topicId} partId={part} /> : <OfTopic topicId={topicId} />;
}

function OfTopic({ topicId }: { topicId: string }) {
  const { data } = useSuspenseQuery(q.help.featureResources({ id: topicId }));
  return <EditForm resources={data} />;
}

function OfPart({ topicId, partId }: { topicId: string; partId: string }) {
  const { data } = useSuspenseQuery(q.help.subFeatureResources({ id: topicId, subId: partId }));
  return <EditForm resources={data} />;
}

function EditForm({ resources }: { resources: readonly HelpResource[] }) {
  const { topicId, resourceId } = editRoute.useParams();
  const update = useMutation(q.help.updateResource());
  const [seen] = useState(() => resources.find(({ _id }) => _id === resourceId));
  if (!seen) return <Gone />;
  return (
    <ResourceForm
      title={`Edit ${seen.title}`}
      action="Save changes"
      topicId={topicId}
      initial={{ ...seen, url: seen.url ?? undefined }}
      save={async ({ id: _, ...values }) => {
        const changes = changed({ ...values, url: values.url ?? null }, seen);
        const saved = changes ? await update.mutateAsync({ ...changes, id: resourceId }) : seen;
        return { title: "Changes saved", search: { read: reading(saved) } };
      }}
    />
  );
}
