import { messageOf, useOnline } from "@carrel/hooks";
import { ApiError, type VisitorBooking, type VisitorCancelPreview } from "@carrel/sdk";
import { dateFormat, formatPeriod } from "@carrel/sdk/domain";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Callout } from "@carrel/ui/callout";
import { Skeleton } from "@carrel/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { LOCALE } from "../flow/time-words";
import { refundInWords } from "./refund-in-words";

interface CancelDialogProps {
  booking: Pick<VisitorBooking, "code" | "deskName" | "startAt" | "endAt" | "membershipId">;
  /** The place's. */
  timezone: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it means for the money; asked once the dialog is open. */
  preview: Pick<UseQueryResult<VisitorCancelPreview>, "data" | "error" | "isPending" | "isFetching">;
  onConfirm: () => Promise<void>;
}

/** Asks a visitor once more whether he wants to cancel, with what is given back. */
export function CancelDialog({ booking, timezone, isOpen, onOpenChange, preview, onConfirm }: CancelDialogProps) {
  const { code, deskName, startAt, endAt, membershipId } = booking;
  const isOnline = useOnline();
  const when = formatPeriod(new Date(startAt), new Date(endAt), timezone);
  const until = dateFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: timezone });
  const isRefused = preview.error instanceof ApiError && preview.error.status === 409;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      tone="danger"
      title={`Cancel booking ${code}?`}
      description={`${deskName}, ${when}. The place is free for others at once; you can book again if there is room.`}
      confirmLabel="Cancel booking"
      cancelLabel="Keep it"
      describeError={messageOf}
      confirmDisabled={!isOnline || !preview.data || preview.isFetching}
      onConfirm={onConfirm}
    >
      <div className="flex flex-col gap-3">
        {preview.isPending && <Skeleton shape="rect" height="3rem" />}
        {preview.error && (
          <Callout tone={isRefused ? "warning" : "danger"} role="alert">
            {messageOf(preview.error)}
          </Callout>
        )}
        {preview.data && (
          <>
            <p className="m-0">
              {membershipId ? "It is a visit of what you have: that is given back to it." : refundInWords(preview.data)}
            </p>
            <p className="m-0 text-muted">
              You can cancel it until {until.format(new Date(preview.data.cancelUntil))}.
            </p>
          </>
        )}
      </div>
    </AlertDialog>
  );
}
