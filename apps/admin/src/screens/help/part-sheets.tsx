import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { Gone } from "./gone";
import { TopicForm } from "./topic-form";

const topicRoute = getRouteApi("/signed-in/office/help/$topicId");
const partRoute = getRouteApi("/signed-in/office/help/$topicId/parts/$partId");

/** Adds a part to a topic, after all others. */
export function NewPartSheet() {
  const { topicId } = topicRoute.useParams();
  const add = useMutation(q.help.addSubFeature());
  return (
    <TopicForm
      title="Add part"
      action="Add part"
      save={async (values) => {
        const { title } = await add.mutateAsync({ ...values, id: topicId });
        return `${title} is added`;
      }}
    />
  );
}

/** Changes what a part of a topic is called. */
export function EditPartSheet() {
  const { topicId, partId } = partRoute.useParams();
  const update = useMutation(q.help.updateSubFeature());
  const { data } = useSuspenseQuery(q.help.subFeatures({ id: topicId }));
  const [seen] = useState(() => data.find(({ _id }) => _id === partId));
  if (!seen) return <Gone />;
  return (
    <TopicForm
      title={`Edit ${seen.title}`}
      action="Save changes"
      initial={seen}
      save={async (values) => {
        const changes = changed(values, seen);
        if (changes) await update.mutateAsync({ ...changes, subId: partId });
        return "Changes saved";
      }}
    />
  );
}
