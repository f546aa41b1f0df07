import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { rightInWords } from "../membership-words";
import type { OwnVisit } from "../use-own-right";

/** What the button says that books it. */
export function bookWords({ judged, price, pass }: OwnVisit): string {
  if (judged.right) return "Book, nothing to pay";
  if (pass) return `Book with ${pass}`;
  return price ? `Book for ${price}` : "Book";
}

interface OwnMembershipProps extends OwnVisit {
  /** IANA time zone of the branch. */
  timezone: string;
  onOtherTime: () => void;
}

/** What a member's visit takes of what he has, or why it has its price for him too. */
export function OwnMembership({ judged, timezone, price, pass, onOtherTime }: OwnMembershipProps) {
  if (judged.right) {
    return (
      <Callout tone="success" title="Nothing to pay">
        {rightInWords(judged.right, timezone)} The booking is confirmed at once.
      </Callout>
    );
  }
  return (
    <Callout
      title="This visit is not part of what you have"
      action={<Button onClick={onOtherTime}>Another time</Button>}
    >
      {judged.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {!pass && (
        <p>
          {price ? `Booked all the same, it costs ${price}, to pay when you come.` : "You can book it all the same."}
        </p>
      )}
    </Callout>
  );
}
