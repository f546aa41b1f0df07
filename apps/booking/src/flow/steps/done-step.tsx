import type { Booking, CalendarWays, PublicBranch } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { BookingCard } from "../../booked/booking-card";
import { CalendarChoice } from "../../booked/calendar-choice";
import { PlaceLines } from "../../booked/place-lines";
import type { StepProps } from "../step-props";
import type { Visitor } from "../visitor";

interface DoneStepProps {
  branch: PublicBranch;
  booking: Booking;
  calendar: CalendarWays;
  visitor: Visitor;
  words: StepProps["words"];
  onAnother: () => void;
}

/** The booking's code, and what happens next. */
export function DoneStep({ branch, booking, calendar, visitor, words, onAnother }: DoneStepProps) {
  return (
    <>
      <p className="max-w-[40rem]">
        {booking.status === "CONFIRMED"
          ? "Show this code when you come."
          : `The staff confirm it soon; you are told by mail. Until then your ${words.desk.toLowerCase()} is kept.`}{" "}
        A mail with a link, by which you see or cancel it, is on its way to{" "}
        <strong className="text-strong wrap-anywhere">{visitor.email}</strong>.
      </p>
      <BookingCard booking={booking} place={branch} desk={words.desk} />
      <CalendarChoice calendar={calendar} />
      <PlaceLines branch={branch} />
      <Button className="mb-6 self-start" onClick={onAnother}>
        Book another {words.desk.toLowerCase()}
      </Button>
    </>
  );
}
