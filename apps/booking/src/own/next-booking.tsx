import type { VisitorBooking } from "@carrel/sdk";
import { BookingWithPass } from "../booked/booking-with-pass";
import { PlaceContact } from "../booked/place-lines";
import { WayIn } from "../booked/way-in";
import { BookingActions } from "./booking-actions";
import type { OwnProps } from "./own-page";
import { placeOf } from "./place-of";

/** The booking that comes next: what to show at the desk, and how to get there. */
export function NextBooking({ organisation, words, booking }: OwnProps & { booking: VisitorBooking }) {
  const place = placeOf(organisation, booking);
  return (
    <BookingWithPass
      booking={booking}
      place={place}
      desk={words.desk}
      actions={<BookingActions organisation={organisation} booking={booking} />}
      way={
        <>
          <PlaceContact branch={place} />
          <WayIn directions={place.directions} />
        </>
      }
    />
  );
}
