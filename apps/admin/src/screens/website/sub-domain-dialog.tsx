import { useSession } from "@carrel/hooks";
import { DomainName, nameAsWritten } from "@carrel/sdk/schemas";
import { DomainInput } from "@carrel/ui/domain-input";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod";
import { q } from "../../app/carrel";
import { DialogForm } from "../../forms/dialog-form";
import { fieldsFor } from "../../forms/fields";
import { ledToField } from "../../forms/led-to-field";
import { Suggestions } from "../../forms/suggestions";
import { useZodForm } from "../../forms/use-zod-form";
import { homeOf, wantedName } from "./wanted-name";

/** The form's rules: one word stands for the name below a home. */
const formFor = (home: string | undefined) =>
  z.strictObject({ domain: z.preprocess((typed: string) => wantedName(typed, home), DomainName) });
const { FormField } = fieldsFor(formFor(undefined));

interface SubDomainDialogProps {
  /** The name that the site has; null: it was not asked for yet. */
  current: string | null;
  /** Names that are free, the best first. */
  suggestions: readonly string[];
  onClose: () => void;
}

/** Asks for a site, or gives it another name. */
export function SubDomainDialog({ current, suggestions: free, onClose }: SubDomainDialogProps) {
  const { _id: orgId } = useSession().loggedOrgDetails;
  const request = useMutation(q.website.requestWebsite());
  const suggestions = free.filter((domain) => domain !== current);
  const best = suggestions[0];
  const home = best ? homeOf(best) : current ? homeOf(current) : undefined;
  const form = useZodForm(formFor(home), {
    defaultValues: { domain: current ? "" : (best ?? "") },
    mode: "onSubmit",
    submit: async ({ domain }) => {
      const { defaultDomain } = await request
        .mutateAsync({ orgId, domain })
        .catch(ledToField({ domain_taken: "domain" }));
      toast.success(`Your site is at ${nameAsWritten(defaultDomain ?? domain)}`);
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={current ? "Change the sub-domain" : "Get your site"}
      description={
        current
          ? `Your site moves to the new name at once. Others can take ${nameAsWritten(current)} then, and links that hold it stop working.`
          : "Choose the name under which visitors find you. It costs nothing, and you can change it later."
      }
      action={current ? "Change" : "Get your site"}
      form={form}
      onClose={onClose}
    >
      <FormField
        name="domain"
        label="Sub-domain"
        required
        hint={
          home ? `A word with letters, digits and hyphens is enough: it lies below ${nameAsWritten(home)}.` : undefined
        }
      >
        {(field, onBlur) => (
          <div className="flex flex-col gap-3">
            <DomainInput
              {...field}
              placeholder={best}
              onBlur={() => {
                field.onValueChange(wantedName(field.value, home));
                onBlur();
              }}
            />
            <Suggestions
              texts={suggestions}
              value={suggestions.includes(field.value) ? field.value : ""}
              onPick={field.onValueChange}
            />
          </div>
        )}
      </FormField>
    </DialogForm>
  );
}
