import type { PublicBranch, SavedBooking } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useState } from "react";
import { BookingWithPass } from "../../booked/booking-with-pass";
import { CalendarChoice } from "../../booked/calendar-choice";
import { PlaceLines } from "../../booked/place-lines";
import { bookedByInWords } from "../membership-words";
import type { StepProps } from "../step-props";
import { isSavedHere } from "../use-save-booking";
import { useSignedIn } from "../use-session-proof";
import { NOBODY, type Visitor } from "../visitor";

interface DoneStepProps {
  branch: PublicBranch;
  saved: SavedBooking;
  words: StepProps["words"];
  onForget: () => void;
  /** @param visitor who is to stand in the form */
  onAnother: (visitor: Visitor) => void;
}

/** The booking's code, and what happens next. */
export function DoneStep({ branch, saved, words, onForget, onAnother }: DoneStepProps) {
  const { data: booking, calendar, membership } = saved;
  const { visitor, guests = [] } = booking;
  const session = useSignedIn();
  // Whoever was signed in and has signed out here may have left: nobody reads of him in the next form.
  const [first] = useState(session);
  const next = first || session ? NOBODY : { ...visitor, guests };
  return (
    <>
      <p className="max-w-[40rem]">
        {booking.status === "CONFIRMED"
          ? "Show this code when you come."
          : `The staff confirm it soon; you are told by mail. Until then your ${words.desk.toLowerCase()} is kept.`}{" "}
        A mail with a link, by which you see or cancel it, is on its way to{" "}
        <strong className="text-strong wrap-anywhere">{visitor.email}</strong>.
      </p>
      {!isSavedHere(booking._id) && (
        <p className="max-w-[40rem]">
          This is how you booked it. If you have moved or cancelled it since, the link in the mail shows how it stands.
        </p>
      )}
      {membership && (
        <Callout tone="success" title="Nothing to pay">
          {bookedByInWords(membership, branch.timezone)}
        </Callout>
      )}
      {booking.pass && (
        <Callout title={`You asked for ${booking.pass.name}`}>
          It begins once the staff confirm your booking, and this visit is its first. You pay it when you come.
        </Callout>
      )}
      <BookingWithPass booking={booking} place={branch} desk={words.desk} />
      <CalendarChoice calendar={calendar} />
      <PlaceLines branch={branch} directions={branch.directions} />
      <div className="mb-6 flex flex-wrap gap-3">
        <Button onClick={() => onAnother(next)}>Book another {words.desk.toLowerCase()}</Button>
        {!session && (
          <Button
            variant="ghost"
            onClick={() => {
              onForget();
              onAnother(NOBODY);
            }}
          >
            Forget what I typed
          </Button>
        )}
      </div>
    </>
  );
}
