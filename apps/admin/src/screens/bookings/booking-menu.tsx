import type { Booking } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@carrel/ui/dropdown-menu";
import { IconButton } from "@carrel/ui/icon-button";
import { useNavigate } from "@tanstack/react-router";
import { Ban, CalendarDays, CircleCheck, EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { OnlineMenuItem } from "../../app/online-menu-item";
import { stepsOf } from "./booking-steps";
import { CancelDialog } from "./cancel-dialog";
import { useChangeStatus } from "./use-change-status";

interface BookingMenuProps {
  booking: Booking;
  zone: string;
  mayChange: boolean;
}

/** What can be done with a booking of the list. */
export function BookingMenu({ booking, zone, mayChange }: BookingMenuProps) {
  const { code, branchId, startAt, status } = booking;
  const navigate = useNavigate();
  const { confirm } = useChangeStatus();
  const [cancelling, setCancelling] = useState(false);
  const steps = mayChange ? stepsOf(booking, Date.now()) : [];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More for ${code}`} size="sm" variant="ghost">
            <EllipsisVertical />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {steps.includes("CONFIRMED") && (
            <OnlineMenuItem icon={<CircleCheck />} onSelect={() => confirm(booking)}>
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
        </DropdownMenuContent>
      </DropdownMenu>
      <CancelDialog booking={booking} open={cancelling} onOpenChange={setCancelling} />
    </>
  );
}
