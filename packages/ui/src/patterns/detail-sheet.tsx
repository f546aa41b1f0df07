import { CalendarCheck, CircleX, Mail } from "lucide-react";
import { useState } from "react";
import { ActivityTimeline } from "../activity-timeline";
import { AlertDialog } from "../alert-dialog";
import { Button } from "../button";
import { type Comment, CommentThread } from "../comment-thread";
import { DescriptionList } from "../description-list";
import { PriceBreakdown } from "../price-breakdown";
import { Sheet } from "../sheet";
import { StatusBadge } from "../status-badge";
import { type Booking, type BookingStatus, bookings, money, STATUS } from "./bookings.fixture";
import { ListScreen } from "./list-screen";
import type { Words } from "./words";

const ACTIVITY = [
  {
    id: "a2",
    title: "Leena Thomas sent the receipt again",
    time: "09:12",
    dateTime: "2026-11-21T09:12+05:30",
    day: "Today",
    icon: <Mail strokeWidth={1.5} />,
  },
  {
    id: "a1",
    title: "The booking came in from the QR code",
    time: "18:40",
    dateTime: "2026-11-20T18:40+05:30",
    day: "20 November",
    icon: <CalendarCheck strokeWidth={1.5} />,
  },
];

const FIRST_COMMENT: Comment = {
  id: "c1",
  author: { name: "Omar Siddiqui" },
  text: "Asked for a place by the window, if one is free in the morning.",
  time: "Yesterday, 18:52",
  dateTime: "2026-11-20T18:52+05:30",
};

const Conversation = () => {
  const [comments, setComments] = useState([FIRST_COMMENT]);
  const send = (text: string) =>
    setComments([
      ...comments,
      { id: text, author: { name: "Leena Thomas" }, text, time: "Now", dateTime: "2026-11-21T10:00+05:30" },
    ]);
  return <CommentThread label="Comments" comments={comments} onSend={send} />;
};

const Details = ({ booking, status, words }: { booking: Booking; status: BookingStatus; words: Words }) => (
  <div className="pt-fields">
    <DescriptionList
      items={[
        { term: "Status", details: <StatusBadge tone={STATUS[status].tone}>{STATUS[status].word}</StatusBadge> },
        { term: words.desk, details: booking.desk },
        { term: "When", details: `${booking.day}, ${booking.from}–${booking.to}` },
        { term: words.member, details: `${booking.who}, ${booking.email}` },
      ]}
    />
    <div className="pt-section">
      <h3>Price</h3>
      <PriceBreakdown
        format={money}
        lines={[{ label: `${words.desk} by the hour`, detail: `${booking.from}–${booking.to}`, amount: booking.total }]}
        total={booking.total}
      />
    </div>
    <div className="pt-section">
      <h3>Activity</h3>
      <ActivityTimeline label="What happened to this booking" entries={ACTIVITY} headingLevel={4} />
    </div>
    <div className="pt-section">
      <h3>Comments</h3>
      <Conversation />
    </div>
  </div>
);

/** Details open over the list they belong to; its place, its search and its marks stay. */
export const DetailSheet = ({ words, initial = null }: { words: Words; initial?: Booking | null }) => {
  const [booking, setBooking] = useState<Booking | null>(initial);
  const [asking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState<string[]>([]);
  const status = booking && cancelled.includes(booking.id) ? "CANCELLED" : booking?.status;
  return (
    <>
      <ListScreen words={words} onOpen={setBooking} />
      {booking && status && (
        <Sheet
          open
          onOpenChange={(open) => {
            if (!open) setBooking(null);
          }}
          title={`Booking ${booking.code}`}
          description={`${booking.who}, ${words.desk.toLowerCase()} ${booking.desk}`}
          footer={
            <>
              {status !== "CANCELLED" && (
                <Button
                  variant="danger-ghost"
                  icon={<CircleX strokeWidth={1.5} />}
                  onClick={() => setAsking(true)}
                  className="pt-push"
                >
                  Cancel booking
                </Button>
              )}
              <Button onClick={() => setBooking(null)}>Close</Button>
              {status === "PENDING" && <Button variant="primary">Confirm booking</Button>}
            </>
          }
        >
          <Details booking={booking} status={status} words={words} />
        </Sheet>
      )}
      {booking && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          tone="danger"
          title={`Cancel booking ${booking.code}?`}
          description={`${booking.who} is told by mail, and ${words.desk.toLowerCase()} ${booking.desk} is free again.`}
          confirmLabel="Cancel booking"
          cancelLabel="Keep it"
          onConfirm={() => setCancelled([...cancelled, booking.id])}
        />
      )}
    </>
  );
};

/** One that waits for an answer. */
export const pendingBooking = bookings.find(({ status }) => status === "PENDING") ?? null;
