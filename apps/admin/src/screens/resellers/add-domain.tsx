import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { DomainName } from "@carrel/sdk/schemas";
import { Card } from "@carrel/ui/card";
import { DomainInput } from "@carrel/ui/domain-input";
import * as z from "zod";
import { OnlineButton } from "../../app/online-button";
import { fieldsFor } from "../../forms/fields";
import { Form } from "../../forms/form";
import { UnsavedGuard } from "../../forms/unsaved-guard";
import { useZodForm } from "../../forms/use-zod-form";

const DomainForm = z.strictObject({ domain: DomainName });
const { FormField } = fieldsFor(DomainForm);

interface AddDomainProps {
  isFirst: boolean;
  onAdd: (domain: string) => Promise<void>;
}

/** What the server says of the new domain alone; undefined for what has to do with something else. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === "domain_taken" ? error.message : error.issues[0]?.message;
}

/** One line that adds a domain. */
export function AddDomain({ isFirst, onAdd }: AddDomainProps) {
  const form = useZodForm(DomainForm, {
    defaultValues: { domain: "" },
    mode: "onSubmit",
    submit: async ({ domain }) => {
      try {
        await onAdd(domain);
        return { domain: "" };
      } catch (error) {
        form.setError("domain", { type: "server", message: refusalOf(error) ?? messageOf(error) });
      }
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Card>
      <Form form={form} className="">
        <FormField
          name="domain"
          label={isFirst ? "Add the first domain" : "Add a domain"}
          hint="A name that the reseller owns. Its DNS records are shown once it is added."
        >
          {(field, onBlur) => (
            <div className="flex flex-wrap items-start gap-3">
              <div className="min-w-0 flex-1 basis-56">
                <DomainInput {...field} onBlur={onBlur} placeholder="desks.example.com" />
              </div>
              <OnlineButton type="submit" loading={isSubmitting}>
                Add domain
              </OnlineButton>
            </div>
          )}
        </FormField>
      </Form>
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </Card>
  );
}
