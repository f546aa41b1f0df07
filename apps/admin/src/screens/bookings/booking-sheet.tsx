import { usePermission, useTerminology } from "@carrel/hooks";
import type { BookingStatus } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Button } from "@carrel/ui/button";
import { DescriptionList } from "@carrel/ui/description-list";
import { Sheet } from "@carrel/ui/sheet";
import { toast } from "@carrel/ui/toast";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { useBranchZone } from "../../app/use-branch-zone";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";
import { BookingStatusBadge } from "./booking-status-badge";
import { SOURCE_LABELS } from "./source-labels";

const route = getRouteApi("/signed-in/office/bookings/$bookingId");

/** One booking, to confirm or cancel. */
export function BookingSheet() {
  const { bookingId } = route.useParams();
  const close = useCloseSheet("/bookings");
  const words = useTerminology();
  const mayChange = usePermission("bookings.write");
  const { data: booking } = useSuspenseQuery(q.bookings.get({ id: bookingId }));
  const change = useMutation(q.bookings.changeStatus());
  const zone = useBranchZone(booking.branchId);
  const online = useOnline();
  const [cancelling, setCancelling] = useState(false);
  const { visitor, status } = booking;

  const set = async (next: BookingStatus, done: string) => {
    await change.mutateAsync({ bookingId, status: next });
    toast.success(done);
  };
  const confirm = () =>
    set("CONFIRMED", `Booking ${booking.code} is confirmed`).catch((error) =>
      toast.error("The booking was not confirmed", { description: messageOf(error) }),
    );

  return (
    <>
      <ScreenTitle>{`Booking ${booking.code}`}</ScreenTitle>
      <Sheet
        open
        onOpenChange={(open) => !open && void close()}
        title={`Booking ${booking.code}`}
        description={formatPeriod(new Date(booking.startAt), new Date(booking.endAt), zone)}
        footer={
          mayChange &&
          status !== "CANCELLED" && (
            <>
              <Button variant="danger-ghost" className="me-auto" disabled={!online} onClick={() => setCancelling(true)}>
                Cancel booking
              </Button>
              {status === "PENDING" && (
                <Button variant="primary" loading={change.isPending} disabled={!online} onClick={() => void confirm()}>
                  Confirm booking
                </Button>
              )}
            </>
          )
        }
      >
        <DescriptionList
          items={[
            { term: "Status", details: <BookingStatusBadge status={status} /> },
            { term: words.desk, details: booking.deskName },
            { term: words.member, details: visitor.name || "Not given" },
            {
              term: "E-mail",
              details: visitor.email ? <a href={`mailto:${visitor.email}`}>{visitor.email}</a> : "Not given",
            },
            {
              term: "Phone",
              details: visitor.phone ? <a href={`tel:${visitor.phone}`}>{visitor.phone}</a> : "Not given",
            },
            { term: "Amount", details: formatMoney(booking.amount, booking.currency) },
            { term: "Came by", details: SOURCE_LABELS[booking.source] },
            ...(booking.notes ? [{ term: "Notes", details: booking.notes }] : []),
          ]}
        />
      </Sheet>
      <AlertDialog
        open={cancelling}
        onOpenChange={setCancelling}
        title={`Cancel booking ${booking.code}?`}
        description={`${words.desk} ${booking.deskName} becomes free, and ${visitor.name || "the visitor"} is told by mail. It can't be undone.`}
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
        confirmDisabled={!online}
        describeError={messageOf}
        tone="danger"
        onConfirm={() => set("CANCELLED", `Booking ${booking.code} is cancelled`)}
      />
    </>
  );
}
