import { useSession } from "@carrel/hooks";
import type { WebsiteSettings } from "@carrel/sdk";
import { DomainName, nameAsWritten } from "@carrel/sdk/schemas";
import { DomainInput } from "@carrel/ui/domain-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { ledToField } from "../../forms/led-to-field";
import { useZodForm } from "../../forms/use-zod-form";

const DomainForm = z.strictObject({ customDomain: DomainName });
const { FormField } = fieldsFor(DomainForm);

interface OwnDomainDialogProps {
  settings: Pick<WebsiteSettings, "customDomain" | "status">;
  onClose: () => void;
}

/** Says which domain of one's own leads here, or another one. */
export function OwnDomainDialog({ settings: { customDomain: current, status }, onClose }: OwnDomainDialogProps) {
  const { _id: orgId } = useSession().loggedOrgDetails;
  const configure = useMutation(q.website.configureDomain());
  const form = useZodForm(DomainForm, {
    defaultValues: { customDomain: "" },
    mode: "onSubmit",
    submit: async ({ customDomain }) => {
      await configure.mutateAsync({ orgId, customDomain }).catch(ledToField({ domain_taken: "customDomain" }));
      toast.success(`${nameAsWritten(customDomain)} is kept. Now its records have to be set.`);
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={current ? "Change the domain" : "Set up a domain"}
      description={
        current
          ? changeText(nameAsWritten(current), status)
          : "A name that you own, or a part of one. Its records are shown next."
      }
      action={current ? "Change" : "Set up a domain"}
      form={form}
      onClose={onClose}
    >
      <FormField
        name="customDomain"
        label="Domain"
        required
        hint="Such as desks.example.com. You need access to where its DNS records are managed."
      >
        {(field, onBlur) => <DomainInput {...field} onBlur={onBlur} placeholder="desks.example.com" />}
      </FormField>
    </DialogForm>
  );
}

const changeText = (current: string, status: WebsiteSettings["status"]) =>
  status === "VERIFIED"
    ? `${current} goes on working until the new one is verified, and then leads there as long as its records stand.`
    : `The new one takes the place of ${current}, whose records are looked for no longer.`;
