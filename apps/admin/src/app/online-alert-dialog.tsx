import { messageOf, useOnline } from "@carrel/hooks";
import { AlertDialog, type AlertDialogProps } from "@carrel/ui/alert-dialog";

/** A question before what the server has to do: no answer without a connection, and a refusal in the server's words. */
export const OnlineAlertDialog = ({ confirmDisabled = false, ...rest }: AlertDialogProps) => (
  <AlertDialog describeError={messageOf} {...rest} confirmDisabled={!useOnline() || confirmDisabled} />
);
