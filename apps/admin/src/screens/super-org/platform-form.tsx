import type { SuperOrganisation, UpdateSuperOrganisation } from "@carrel/sdk";
import { Field } from "@carrel/ui/field";
import { SaveBar } from "@carrel/ui/save-bar";
import { SettingsLayout } from "@carrel/ui/settings-layout";
import { TextInput } from "@carrel/ui/text-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Building2, LifeBuoy, MapPin, ReceiptText } from "lucide-react";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import { q, queryClient } from "../../app/carrel";
import { useOnline } from "../../app/use-online";
import { usePageSaveKey } from "../../forms/save-key";
import { useUnsaved } from "../../forms/unsaved";
import { useLeaveGuard } from "../../forms/use-leave-guard";
import { useZodForm } from "../../forms/use-zod-form";
import { changed } from "../organisation/settings-changes";
import { PlatformInput, platformFields } from "./platform-schema";
import { ReceiptPreview } from "./receipt-preview";

const icon = (Icon: typeof Building2) => <Icon />;

/** The company's details as one form. */
export function PlatformForm({ platform, readOnly }: { platform: SuperOrganisation; readOnly: boolean }) {
  const id = useId();
  const online = useOnline();
  const update = useMutation(q.superOrg.updateDetails());
  const form = useZodForm(PlatformInput, {
    defaultValues: platformFields(platform),
    submit: async (values) => {
      const changes: UpdateSuperOrganisation = changed(values, platformFields(platform)) ?? {};
      const saved = await update.mutateAsync(changes);
      queryClient.setQueryData(q.superOrg.details().queryKey, saved);
      toast.success("Changes saved");
      return platformFields(saved);
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const guard = useLeaveGuard(isDirty && !isSubmitting);
  useUnsaved(isDirty);
  const wrong = Object.keys(errors).length > 0;
  usePageSaveKey(() => isDirty && online && !isSubmitting && void form.send());
  const { register } = form;
  const field = (label: string, name: Parameters<typeof register>[0], error?: string, autoComplete = "off") => (
    <Field label={label} optional error={error}>
      <TextInput readOnly={readOnly} autoComplete={autoComplete} {...register(name)} />
    </Field>
  );
  const inAddress = errors.address;

  const sections = [
    {
      id: "company",
      title: "Company",
      description: "Who sells. Without a name of its own, receipts carry the platform's.",
      icon: icon(Building2),
      children: (
        <div className="grid gap-5 sm:grid-cols-2">
          {field("Company name", "legalName", errors.legalName?.message, "organization")}
          {field("Tax number", "taxId", errors.taxId?.message)}
        </div>
      ),
    },
    {
      id: "address",
      title: "Address",
      description: "Below the company's name.",
      icon: icon(MapPin),
      children: (
        <div className="grid gap-5 sm:grid-cols-2">
          {field("Street and number", "address.line1", inAddress?.line1?.message, "address-line1")}
          {field("Floor, building", "address.line2", inAddress?.line2?.message, "address-line2")}
          {field("City", "address.city", inAddress?.city?.message, "address-level2")}
          {field("Postal code", "address.postalCode", inAddress?.postalCode?.message, "postal-code")}
          {field("State", "address.state", inAddress?.state?.message, "address-level1")}
          {field("Country", "address.country", inAddress?.country?.message, "country-name")}
        </div>
      ),
    },
    {
      id: "support",
      title: "Support",
      description: "Where organisations ask for help. What is left empty is not shown.",
      icon: icon(LifeBuoy),
      children: (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="E-mail" optional error={errors.supportEmail?.message}>
            <TextInput type="email" autoComplete="email" readOnly={readOnly} {...register("supportEmail")} />
          </Field>
          <Field label="Phone" optional error={errors.supportPhone?.message}>
            <TextInput type="tel" autoComplete="tel" readOnly={readOnly} {...register("supportPhone")} />
          </Field>
        </div>
      ),
    },
    { id: "receipt", title: "On a receipt", icon: icon(ReceiptText), children: <ReceiptPreview platform={platform} /> },
  ];

  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.send} noValidate>
        <SettingsLayout
          label="Parts of the company's details"
          sections={sections}
          saveBar={
            <SaveBar
              dirty={isDirty}
              saving={isSubmitting}
              saveDisabled={!online}
              form={id}
              error={form.failure ?? (wrong ? "Something needs another look before it can be saved" : undefined)}
              onDiscard={form.discard}
            />
          }
        />
      </form>
      {guard}
    </FormProvider>
  );
}
