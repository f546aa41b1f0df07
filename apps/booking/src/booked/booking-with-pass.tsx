import { Card } from "@carrel/ui/card";
import { QrCode } from "@carrel/ui/qr-code";
import type { ComponentProps, ReactNode } from "react";
import { BookingCard } from "./booking-card";

interface BookingWithPassProps extends ComponentProps<typeof BookingCard> {
  /** Below the booking. */
  actions?: ReactNode;
  /** Below its pass. */
  way?: ReactNode;
}

/** A booking, and beside it the pass that is shown at the desk, as long as it stands. */
export function BookingWithPass({ actions, way, ...card }: BookingWithPassProps) {
  const { code, status } = card.booking;
  const shown = (
    <div className="flex flex-col gap-4">
      <BookingCard {...card} />
      {actions}
    </div>
  );
  if (status === "CANCELLED") return shown;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      {shown}
      <Card>
        <div className="flex flex-col items-center gap-4 text-center">
          <QrCode value={code} size={168} label={`QR code of booking ${code}`} />
          <p className="m-0">
            {status === "CONFIRMED"
              ? "Show this at the desk when you come."
              : "The staff confirm it soon. Then show this at the desk."}
          </p>
          {way}
        </div>
      </Card>
    </div>
  );
}
