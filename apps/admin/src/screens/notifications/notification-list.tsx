import { useOnline } from "@carrel/hooks";
import type { Notification } from "@carrel/sdk";
import { NotificationItem } from "@carrel/ui/notification-item";
import { useBranchZone } from "../../app/use-branch-zone";
import { TypeIcon } from "./type-words";
import { useMarks } from "./use-marks";
import { whenText } from "./when";

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Where each leads. */
  hrefOf: (notification: Notification) => string;
  /** One of them was opened. */
  onOpen?: () => void;
  label: string;
}

/** Notifications below each other, the unread ones with a way to mark them. */
export function NotificationList({ notifications, hrefOf, onOpen, label }: NotificationListProps) {
  const zone = useBranchZone();
  const online = useOnline();
  const { open, markRead } = useMarks();
  const now = new Date();
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {notifications.map((notification) => (
        <li key={notification._id} className="border-b border-border last:border-b-0">
          <NotificationItem
            title={notification.title}
            body={notification.body}
            time={whenText(notification.createdAt, zone, now)}
            dateTime={notification.createdAt}
            read={notification.read}
            icon={<TypeIcon type={notification.type} />}
            href={hrefOf(notification)}
            onOpen={() => {
              if (online) open(notification);
              onOpen?.();
            }}
            {...(online && { onMarkRead: () => markRead(notification) })}
          />
        </li>
      ))}
    </ul>
  );
}
