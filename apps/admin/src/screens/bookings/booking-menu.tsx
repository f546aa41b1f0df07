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
import { useOnline } from "../../app/use-online";
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
  const online = useOnline();
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
            <DropdownMenuItem icon={<CircleCheck />} disabled={!online} onSelect={() => confirm(booking)}>
              Confirm
            </DropdownMenuItem>
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
              <DropdownMenuItem variant="danger" icon={<Ban />} disabled={!online} onSelect={() => setCancelling(true)}>
                Cancel booking
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <CancelDialog booking={booking} open={cancelling} onOpenChange={setCancelling} />
    </>
  );
}
