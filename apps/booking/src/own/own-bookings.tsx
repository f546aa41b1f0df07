import { recordsOf } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookingRows } from "./booking-rows";
import { q } from "./carrel";
import { NextBooking } from "./next-booking";
import type { OwnProps } from "./own-page";
import { Part } from "./part";

const LIMIT = 10;

export const useOwnBookings = (when: "upcoming" | "past") =>
  useInfiniteQuery(q.visitor.bookings.pages({ when, limit: LIMIT }));

/** What follows is loaded when it is asked for. */
const More = ({ query, of }: { query: ReturnType<typeof useOwnBookings>; of: string }) =>
  query.hasNextPage && (
    <Button className="self-start" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      Load more {of}
    </Button>
  );

/** The bookings to come, the next one large. */
export function UpcomingBookings(props: OwnProps) {
  const query = useOwnBookings("upcoming");
  return (
    <Part title="To come" query={query}>
      {(pages) => {
        const [next, ...others] = recordsOf(pages);
        if (!next)
          return (
            <EmptyState
              kind="first-use"
              illustration="desks"
              headingLevel={3}
              title="Nothing is booked"
              description={`The ${props.words.desks.toLowerCase()} that you book show here.`}
              action={
                <Button asChild variant="primary">
                  <Link to="/book/{-$branchId}">Book a {props.words.desk.toLowerCase()}</Link>
                </Button>
              }
            />
          );
        return (
          <>
            <NextBooking {...props} booking={next} />
            {others.length > 0 && <BookingRows {...props} bookings={others} />}
            <More query={query} of="to come" />
          </>
        );
      }}
    </Part>
  );
}

/** What is over or was cancelled, the latest first. */
export function PastBookings(props: OwnProps) {
  const query = useOwnBookings("past");
  return (
    <Part title="Past" query={query}>
      {(pages) => {
        const bookings = recordsOf(pages);
        if (bookings.length === 0) return <p className="m-0 text-muted">Nothing yet.</p>;
        return (
          <>
            <BookingRows {...props} bookings={bookings} />
            <More query={query} of="past bookings" />
          </>
        );
      }}
    </Part>
  );
}
