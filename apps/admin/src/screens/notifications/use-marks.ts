import { messageOf, run, useMarkAllRead, useMarkRead, useMarkUnread } from "@carrel/hooks";
import type { Notification } from "@carrel/sdk";
import { MOST_MARKED } from "@carrel/sdk/domain";
import { toast } from "@carrel/ui/toast";
import { q, queryClient, reads } from "../../app/carrel";

const channel = "BroadcastChannel" in window ? new BroadcastChannel("carrel.notifications") : null;

/** Says that notifications were marked here, so that the badges of other tabs follow. */
const tellBadges = () => channel?.postMessage("marked");

if (channel) {
  // What a hidden tab shows is read when it is looked at again.
  channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: ["notifications"] });
}

const failed = (error: unknown) =>
  toast.error("The mark was not saved", { description: messageOf(error), id: "marks" });
const saved = { onSuccess: tellBadges, onError: failed };

/** Marks notifications, each of which can be taken back. */
export function useMarks() {
  const read = useMarkRead();
  const unread = useMarkUnread();
  const all = useMarkAllRead();

  const markUnread = ({ _id }: Pick<Notification, "_id">) => unread.mutate({ id: _id }, saved);
  const markRead = (notification: Pick<Notification, "_id">) => {
    read.mutate({ id: notification._id }, saved);
    toast.info("Marked as read", { id: "marks", action: { label: "Undo", onClick: () => markUnread(notification) } });
  };

  /**
   * Reading it marks it, without a word: the sheet and the list offer to take it back. Also what looks read here, since
   * it may have become unread meanwhile.
   */
  const open = ({ _id }: Pick<Notification, "_id">) => read.mutate({ id: _id }, { onSuccess: tellBadges });

  /** Marks all, and offers to take back what was unread: known before, or there is nothing to offer. */
  const markAll = async () => {
    const before = await reads.notifications.list({ read: false, limit: MOST_MARKED, page: 1 });
    const { marked } = await all.mutateAsync(undefined);
    tellBadges();
    const ids = before.data.map(({ _id }) => _id);
    const undo = async () => {
      try {
        await run(queryClient, q.notifications.mark(), { ids, read: false });
        tellBadges();
      } catch (error) {
        failed(error);
      }
    };
    toast.success(marked === 1 ? "1 notification marked as read" : `${marked} notifications marked as read`, {
      id: "marks",
      ...(ids.length > 0 && marked <= ids.length && { action: { label: "Undo", onClick: () => void undo() } }),
    });
  };

  return { open, markRead, markUnread, markAll, isMarkingAll: all.isPending };
}
