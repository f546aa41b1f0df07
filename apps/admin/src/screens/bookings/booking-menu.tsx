import type { Booking } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { DropdownMenuItem, DropdownMenuSeparator } from "@carrel/ui/dropdown-menu";
import { useNavigate } from "@tanstack/react-router";
import { Ban, CalendarDays, CircleCheck } from "lucide-react";
import { useState } from "react";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { MoreMenu } from "../../app/parts/more-menu";
import { stepsOf } from "./booking-steps";
import { CancelDialog } from "./cancel-dialog";
import { useConfirm } from "./use-confirm";

interface BookingMenuProps {
  booking: Booking;
  zone: string;
  mayChange: boolean;
}

/** What can be done with a booking of the list. */
export function BookingMenu({ booking, zone, mayChange }: BookingMenuProps) {
  const { code, branchId, startAt, status } = booking;
  const navigate = useNavigate();
  const { confirm, question } = useConfirm();
  const [cancelling, setCancelling] = useState(false);
  const steps = mayChange ? stepsOf(booking, Date.now()) : [];
  return (
    <>
      <MoreMenu name={code}>
        {steps.includes("CONFIRMED") && (
          <OnlineMenuItem icon={<CircleCheck />} onSelect={() => void confirm(booking)}>
            Confirm
          </OnlineMenuItem>
        )}
        <DropdownMenuItem
          icon={<CalendarDays />}
          disabled={status === "CANCELLED"}
          onSelect={() =>
            void navigate({
              to: "/bookings/calendar",
              search: { branch: branchId, day: localDateOf(new Date(startAt), zone) },
            })
          }
        >
          See in calendar
        </DropdownMenuItem>
        {steps.includes("CANCELLED") && (
          <>
            <DropdownMenuSeparator />
            <OnlineMenuItem variant="danger" icon={<Ban />} onSelect={() => setCancelling(true)}>
              Cancel booking
            </OnlineMenuItem>
          </>
        )}
      </MoreMenu>
      {question}
      <CancelDialog booking={booking} open={cancelling} onOpenChange={setCancelling} />
    </>
  );
}
