import { useTerminology } from "@carrel/hooks";
import { ChangeBookingStatus } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { useEffect, useState } from "react";
import { Suggestions } from "../../forms/suggestions";

/** What the server takes at most, in characters. */
const LONGEST = ChangeBookingStatus.shape.reason.unwrap().maxLength ?? undefined;

interface ReasonFieldProps {
  onReason: (reason: string) => void;
}

/** Why a booking is cancelled: what is said often is one press, and nothing need be said. */
export function ReasonField({ onReason }: ReasonFieldProps) {
  const { desk, member } = useTerminology();
  const [reason, setReason] = useState("");
  useEffect(() => onReason(reason.trim()), [onReason, reason]);
  return (
    <div className="flex flex-col gap-3">
      <Field label="Reason" optional hint={`Whoever booked reads it in the mail; it stays with the booking.`}>
        <TextInput
          autoComplete="off"
          maxLength={LONGEST}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Suggestions
        texts={[
          `The ${member.toLowerCase()} asked for it`,
          "We are closed then",
          `The ${desk.toLowerCase()} is out of service`,
          "Booked twice",
        ]}
        value={reason}
        onPick={setReason}
      />
    </div>
  );
}
