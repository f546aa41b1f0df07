import type { OrganisationProfile } from "@carrel/sdk";
import { Callout } from "@carrel/ui/callout";
import { useWatch } from "react-hook-form";
import { PaymentCode } from "./payment-code";
import { Proposal } from "./upi-proposal";
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
