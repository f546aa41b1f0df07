import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { TopicForm } from "./topic-form";
import { topicsQuery } from "./topics-query";

const route = getRouteApi("/signed-in/office/help/$topicId");

/** Adds a topic to the help, after all others, and leads to it. */
export function NewTopicSheet() {
  const navigate = useNavigate();
  const add = useMutation(q.help.addFeature());
  return (
    <TopicForm
      title="Add topic"
      action="Add topic"
      save={async (values) => {
        const { _id, title } = await add.mutateAsync(values);
        toast.success(`${title} is added`);
        await navigate({ to: "/help/$topicId", params: { topicId: _id }, ignoreBlocker: true });
        return undefined;
      }}
    />
  );
}

/** Changes what a topic is called. */
export function EditTopicSheet() {
  const { topicId } = route.useParams();
  const update = useMutation(q.help.updateFeature());
  const { data } = useSuspenseQuery(topicsQuery);
  const [seen] = useState(() => data.data.find(({ _id }) => _id === topicId));
  if (!seen) return null;
  return (
    <TopicForm
      title={`Edit ${seen.title}`}
      action="Save changes"
      initial={seen}
      save={async (values) => {
        const changes = changed(values, seen);
        if (changes) await update.mutateAsync({ ...changes, id: topicId });
        return "Changes saved";
      }}
    />
  );
}
