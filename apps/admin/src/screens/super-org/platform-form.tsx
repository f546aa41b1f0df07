import type { SuperOrganisation, UpdateSuperOrganisation } from "@carrel/sdk";
import { SettingsLayout } from "@carrel/ui/settings-layout";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Building2, LifeBuoy, MapPin, ReceiptText } from "lucide-react";
import type { FieldPath } from "react-hook-form";
import { q, queryClient } from "../../app/carrel";
import { changed } from "../../forms/changed";
import { fieldsFor } from "../../forms/fields";
import { PageForm } from "../../forms/page-form";
import { useZodForm } from "../../forms/use-zod-form";
import { type PlatformFields, PlatformInput, platformFields } from "./platform-schema";
import { ReceiptPreview } from "./receipt-preview";

const { TextField } = fieldsFor(PlatformInput);

const icon = (Icon: typeof Building2) => <Icon />;

/** The company's details as one form. */
export function PlatformForm({ platform, readOnly }: { platform: SuperOrganisation; readOnly: boolean }) {
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
  const field = (label: string, name: FieldPath<PlatformFields>, autoComplete = "off") => (
    <TextField name={name} label={label} optional readOnly={readOnly} autoComplete={autoComplete} />
  );

  const sections = [
    {
      id: "company",
      title: "Company",
      description: "Who sells. Without a name of its own, receipts carry the platform's.",
      icon: icon(Building2),
      children: (
        <div className="grid gap-5 sm:grid-cols-2">
          {field("Company name", "legalName", "organization")}
          {field("Tax number", "taxId")}
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
          {field("Street and number", "address.line1", "address-line1")}
          {field("Floor, building", "address.line2", "address-line2")}
          {field("City", "address.city", "address-level2")}
          {field("Postal code", "address.postalCode", "postal-code")}
          {field("State", "address.state", "address-level1")}
          {field("Country", "address.country", "country-name")}
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
          <TextField
            name="supportEmail"
            label="E-mail"
            optional
            type="email"
            autoComplete="email"
            readOnly={readOnly}
          />
          <TextField name="supportPhone" label="Phone" optional type="tel" autoComplete="tel" readOnly={readOnly} />
        </div>
      ),
    },
    { id: "receipt", title: "On a receipt", icon: icon(ReceiptText), children: <ReceiptPreview platform={platform} /> },
  ];

  return (
    <PageForm form={form}>
      {(saveBar) => <SettingsLayout label="Parts of the company's details" sections={sections} saveBar={saveBar} />}
    </PageForm>
  );
}
