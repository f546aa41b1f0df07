import { useOnline } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { DescriptionList } from "@carrel/ui/description-list";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { BranchMoment } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { RecordSheet } from "../../app/record-sheet";
import { useBranchZone } from "../../app/use-branch-zone";
import { answerTo, contactItems } from "./contact-items";
import { useMarks } from "./use-marks";

const route = getRouteApi("/signed-in/office/notifications/$notificationId");

/** One notification, and the way to what it tells of. */
export function NotificationSheet() {
  const { notificationId } = route.useParams();
  const zone = useBranchZone();
  const online = useOnline();
  const { open, markRead, markUnread } = useMarks();
  const { data: notification } = useSuspenseQuery(q.notifications.get({ id: notificationId }));
  const { title, body, link, read, createdAt, contact } = notification;
  return (
    <RecordSheet
      title={title}
      footer={
        <>
          <OnlineButton onClick={() => (read ? markUnread(notification) : markRead(notification))}>
            {read ? "Mark as unread" : "Mark as read"}
          </OnlineButton>
          {contact && (
            <Button asChild variant="primary">
              <a href={answerTo(contact)}>Answer by e-mail</a>
            </Button>
          )}
          {link && (
            <Button asChild variant="primary">
              <Link to={link} onClick={() => online && open(notification)}>
                Show it
              </Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {contact?.message ?? body}
        </p>
        <DescriptionList
          items={[
            ...(contact ? contactItems(contact) : []),
            { term: "When", details: <BranchMoment at={createdAt} zone={zone} /> },
            { term: "State", details: read ? "Read" : "Unread" },
          ]}
        />
      </div>
    </RecordSheet>
  );
}
