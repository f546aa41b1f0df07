import type { OrganisationProfile } from "@carrel/sdk";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { useOnline } from "../../app/use-online";
import { messageOf } from "../../forms/server-errors";

interface ProposalProps {
  proposal: NonNullable<OrganisationProfile["upiProposal"]>;
  readOnly: boolean;
}

/** Where the organisation above wants payments to go, for somebody here to accept or refuse. */
export function Proposal({ proposal, readOnly }: ProposalProps) {
  const { upiDetails, proposedBy, proposedAt } = proposal;
  const moment = useMoment();
  const online = useOnline();
  const answer = useMutation(q.organisation.answerUpiProposal());
  const send = (accept: boolean) =>
    answer.mutate(
      { accept, proposedAt },
      {
        onSuccess: () => toast.success(accept ? "Payments go to the new address" : "Payments go where they went"),
        onError: (error) => toast.error("That could not be answered", { description: messageOf(error) }),
      },
    );
  const disabled = !online || answer.isPending;
  return (
    <Callout
      tone="warning"
      title={`${proposedBy} wants your payments to go elsewhere`}
      action={
        !readOnly && (
          <span className="flex gap-2">
            <Button size="sm" disabled={disabled} onClick={() => send(true)}>
              Accept
            </Button>
            <Button size="sm" disabled={disabled} onClick={() => send(false)}>
              Refuse
            </Button>
          </span>
        )
      }
    >
      {upiDetails ? `To ${upiDetails.payeeName} (${upiDetails.vpa}). ` : "To no UPI address any more. "}
      Asked {moment(proposedAt)}; nothing changes until you accept it.
    </Callout>
  );
}
