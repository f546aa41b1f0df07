import { messageOf } from "@carrel/hooks";
import type { OrganisationProfile } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { useMoment } from "../../app/use-moment";
import { PaymentCode } from "./payment-code";
import { type SectionProps, TextField, useSettingsForm } from "./use-settings-form";

/** Where UPI payments go, and the code to pay by. */
export function PaymentsSection({ profile, readOnly }: SectionProps & { profile: OrganisationProfile }) {
  const { control } = useSettingsForm();
  const typed = useWatch({ control, name: "upiDetails" });
  const stored = profile.upiDetails;
  const isStored = typed.vpa.trim() === (stored?.vpa ?? "") && typed.payeeName.trim() === (stored?.payeeName ?? "");
  return (
    <>
      {profile.upiProposal && <Proposal proposal={profile.upiProposal} readOnly={readOnly} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="upiDetails.vpa"
          label="UPI address"
          hint="Such as name@bank. Leave both empty to take no UPI."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={readOnly}
        />
        <TextField
          name="upiDetails.payeeName"
          label="Name of the account"
          hint="The payer's app shows it."
          autoComplete="off"
          readOnly={readOnly}
        />
      </div>
      {!isStored && (
        <Callout>
          {stored
            ? "The code below still pays to the stored address. It changes once you save."
            : "Save the UPI details to get a code that people pay by."}
        </Callout>
      )}
      {profile.paymentLink && stored && (
        <PaymentCode anyAmount={profile.paymentLink} payee={stored} currency={profile.currency} />
      )}
      {!stored && isStored && (
        <p className="text-muted">
          With a UPI address you get a QR code to print or to show at the desk, for any amount or a fixed one.
        </p>
      )}
    </>
  );
}

interface ProposalProps {
  proposal: NonNullable<OrganisationProfile["upiProposal"]>;
  readOnly: boolean;
}

/** Where the organisation above wants payments to go, for somebody here to accept or refuse. */
function Proposal({ proposal, readOnly }: ProposalProps) {
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
