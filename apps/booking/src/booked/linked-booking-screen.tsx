import type { LinkedBooking } from "@carrel/sdk";
import { isClaimed, mayClaim, terminology } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { q, site } from "../app/carrel";
import { bookedByInWords } from "../flow/membership-words";
import { flowAddress, homeAddress } from "../site/addresses";
import { LaterFrame } from "../site/later-frame";
import { BookingWithPass } from "./booking-with-pass";
import { CalendarChoice } from "./calendar-choice";
import { CancelChoice } from "./cancel-choice";
import { ClaimState } from "./claim-state";
import { LinkFailed, LinkLoading } from "./link-states";
import { PayByUpi } from "./pay-by-upi";
import { PlaceLines } from "./place-lines";

const route = getRouteApi("/booking/$token");

const WORDS = {
  unknown: "This link leads to no booking",
  failed: "Your booking could not be loaded",
  ends: "It ends thirty days after the booking.",
};

/** Milliseconds: not in a rush where this clock goes before the server's, and no longer than a browser waits. */
const AGAIN = { soonest: 30_000, answer: 60_000, latest: 3_600_000 };

/** When a booking is looked at again: for the staff's answer, or since its code to pay by is of no use beyond its hold. */
function askedAgain(booking: LinkedBooking | undefined): number | false {
  if (booking && isClaimed(booking)) return AGAIN.answer;
  if (!booking?.upi || booking.holdUntil === null) return false;
  return Math.min(Math.max(Date.parse(booking.holdUntil) - Date.now(), AGAIN.soonest), AGAIN.latest);
}

/** What the link of a mail leads to: one booking, what can be done with it, and how to get there. */
export function LinkedBookingScreen() {
  const { token } = route.useParams();
  const {
    data: booking,
    error,
    isPending,
    refetch,
  } = useQuery({ ...q.visitor.linkedBooking({ token }), refetchInterval: ({ state }) => askedAgain(state.data) });
  useEffect(() => {
    if (booking) {
      const { code, organisation } = booking;
      document.title = `${terminology(organisation.workspaceKind).deskBooking} ${code}, ${organisation.orgName}`;
    }
  }, [booking]);

  if (isPending) return <LinkLoading what="your booking" />;
  if (!booking) return <LinkFailed words={WORDS} error={error} onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<LinkLoading what="your booking" />}>
      <Shown booking={booking} token={token} />
    </Suspense>
  );
}

const HEADINGS: Record<LinkedBooking["status"], string> = {
  PENDING: "Your booking waits for confirmation",
  CONFIRMED: "Your booking is confirmed",
  CANCELLED: "This booking is cancelled",
};

function Shown({ booking, token }: { booking: LinkedBooking; token: string }) {
  const { organisation, branch, status, calendar, membership, upi, claim } = booking;
  const { desk } = terminology(organisation.workspaceKind);
  return (
    <LaterFrame
      organisation={{ ...organisation, branches: [branch] }}
      branchId={branch._id}
      onBranch={() => undefined}
      home={homeAddress(site, organisation)}
    >
      <div className="mx-auto flex w-full max-w-[52rem] flex-col gap-6 px-4 py-8">
        <h1 className="text-2xl leading-tight font-semibold text-strong">{HEADINGS[status]}</h1>
        <BookingWithPass
          booking={booking}
          place={branch}
          desk={desk}
          right={membership ? bookedByInWords(membership, branch.timezone) : undefined}
        />
        {claim && <ClaimState booking={{ ...booking, claim }} token={token} desk={desk} />}
        {/* Who has paid is shown no way to pay once more, until it is said that nothing came. */}
        {upi && !isClaimed(booking) && (
          <PayByUpi payment={upi} note={booking.code} token={mayClaim(booking) ? token : undefined} />
        )}
        {calendar && <CalendarChoice calendar={calendar} />}
        <PlaceLines branch={branch} directions={status === "CANCELLED" ? undefined : branch.directions} />
        <div className="flex flex-wrap gap-3">
          <CancelChoice booking={booking} token={token} />
          <Button asChild>
            <a href={flowAddress(site, organisation)}>
              Book {status === "CANCELLED" ? "again" : `another ${desk.toLowerCase()}`}
            </a>
          </Button>
        </div>
      </div>
    </LaterFrame>
  );
}
