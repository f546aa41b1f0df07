import { getRouteApi, useNavigate } from "@tanstack/react-router";

const route = getRouteApi("/signed-in/office/help/$topicId");

/**
 * Closes the sheet over a topic.
 * @returns a function; `saved` passes the question about unsaved changes, `read` opens an article
 */
export function useCloseTopic() {
  const { topicId } = route.useParams();
  const navigate = useNavigate();
  return ({ saved = false, read }: { saved?: boolean; read?: string | undefined } = {}) =>
    navigate({ to: "/help/$topicId", params: { topicId }, search: { read }, resetScroll: false, ignoreBlocker: saved });
}
