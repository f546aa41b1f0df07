"use client";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../icon-button";
import { LinkSlot } from "../link-slot";
import "./notification-item.css";

const LABELS = { unread: "Unread", markRead: (title: string) => `Mark “${title}” as read` };
export type NotificationItemLabels = typeof LABELS;

export interface NotificationItemProps extends Omit<ComponentProps<"article">, "children" | "title"> {
  /** What happened, in one line. */
  title: string;
  body?: ReactNode;
  /** As people there write it: "10:24", "yesterday". */
  time: string;
  /** The same for machines. */
  dateTime: string;
  read: boolean;
  /** Where it is shown in full; the whole item leads there. */
  href?: string;
  /** The link was pressed. */
  onOpen?: () => void;
  /** Offered while it is unread. */
  onMarkRead?: () => void;
  icon?: ReactNode;
  labels?: Partial<NotificationItemLabels>;
}

/**
 * Something that happened, told to one person.
 *
 * @example
 * <li><NotificationItem title="Seat A14 was booked" time="10:24" dateTime={at} read={false} href="/bookings/1"
 *   onMarkRead={markRead} /></li>
 */
export const NotificationItem = ({
  title,
  body,
  time,
  dateTime,
  read,
  href,
  onOpen,
  onMarkRead,
  icon,
  labels,
  className,
  ...rest
}: NotificationItemProps) => {
  const words = { ...LABELS, ...labels };
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-slot="notification-item"
      data-state={read ? "read" : "unread"}
      className={cx("ui-notification", className)}
    >
      {icon && (
        <span className="ui-notification__icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="ui-notification__content">
        <p id={id} className="ui-notification__title">
          {!read && <span className="ui-visually-hidden">{words.unread}: </span>}
          {href ? (
            <LinkSlot href={href} onClick={onOpen} className="ui-notification__link">
              {title}
            </LinkSlot>
          ) : (
            title
          )}
        </p>
        {body && <div className="ui-notification__body">{body}</div>}
        <time dateTime={dateTime} className="ui-notification__time">
          {time}
        </time>
      </div>
      <div className="ui-notification__end">
        {!read && <span className="ui-notification__dot" aria-hidden="true" />}
        {!read && onMarkRead && (
          <IconButton size="sm" label={words.markRead(title)} onClick={onMarkRead}>
            <Check strokeWidth={1.5} />
          </IconButton>
        )}
      </div>
    </article>
  );
};
