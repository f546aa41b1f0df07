import type { VisitorBooking } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { QrCode } from "@carrel/ui/qr-code";
import { BookingCard } from "../booked/booking-card";
import { PlaceContact } from "../booked/place-lines";
import { BookingActions } from "./booking-actions";
import type { OwnProps } from "./own-page";
import { placeOf } from "./place-of";

/** The booking that comes next: what to show at the desk, and how to get there. */
export function NextBooking({ organisation, words, booking }: OwnProps & { booking: VisitorBooking }) {
  const place = placeOf(organisation, booking);
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex flex-col gap-4">
        <BookingCard booking={booking} place={place} desk={words.desk} />
        <BookingActions organisation={organisation} booking={booking} />
      </div>
      <Card>
        <div className="flex flex-col items-center gap-4 text-center">
          <QrCode value={booking.code} size={168} label={`QR code of booking ${booking.code}`} />
          <p className="m-0">
            {booking.status === "CONFIRMED"
              ? "Show this at the desk when you come."
              : "The staff confirm it soon. Then show this at the desk."}
          </p>
          <PlaceContact branch={place} />
        </div>
      </Card>
    </div>
  );
}
