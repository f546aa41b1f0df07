import { messageOf } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useMoment } from "../../app/use-moment";

interface ProposalProps {
  proposal: NonNullable<OrganisationProfile["upiProposal"]>;
  readOnly: boolean;
}

/** Where the organisation above wants payments to go, for somebody here to accept or refuse. */
export function Proposal({ proposal, readOnly }: ProposalProps) {
  const { upiDetails, proposedBy, proposedAt } = proposal;
  const moment = useMoment();
  const answer = useMutation(q.organisation.answerUpiProposal());
  const send = (accept: boolean) =>
    answer.mutate(
      { accept, proposedAt },
      {
        onSuccess: () => toast.success(accept ? "Payments go to the new address" : "Payments go where they went"),
        onError: (error) => toast.error("That could not be answered", { description: messageOf(error) }),
      },
    );
  return (
    <Callout
      tone="warning"
      title={`${proposedBy} wants your payments to go elsewhere`}
      action={
        !readOnly && (
          <span className="flex gap-2">
            <OnlineButton size="sm" disabled={answer.isPending} onClick={() => send(true)}>
              Accept
            </OnlineButton>
            <OnlineButton size="sm" disabled={answer.isPending} onClick={() => send(false)}>
              Refuse
            </OnlineButton>
          </span>
        )
      }
    >
      {upiDetails ? `To ${upiDetails.payeeName} (${upiDetails.vpa}). ` : "To no UPI address any more. "}
      Asked {moment(proposedAt)}; nothing changes until you accept it.
    </Callout>
  );
}
