import { AddFeatureResource, type HelpResourceKind } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { RadioCards } from "@carrel/ui/radio-cards";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import type * as z from "zod";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";
import { RESOURCE_KINDS } from "./resource-kinds";

const { TextField, FormValue } = fieldsFor(AddFeatureResource);

type ResourceValues = z.output<typeof AddFeatureResource>;

interface ResourceFormProps {
  title: string;
  action: string;
  topicId: string;
  initial?: { kind: HelpResourceKind; title: string; url: string | undefined; body: string };
  save: (values: ResourceValues) => Promise<Saved>;
}

const NEW: NonNullable<ResourceFormProps["initial"]> = { kind: "article", title: "", url: undefined, body: "" };

const KINDS = Object.entries(RESOURCE_KINDS).map(([value, { label, hint }]) => ({ value, label, description: hint }));

/** Something to read or watch: an article's text, or the address of what lies elsewhere. */
export function ResourceForm({ title, action, topicId, initial = NEW, save }: ResourceFormProps) {
  const form = useSheetForm(AddFeatureResource, { defaultValues: { ...initial, id: topicId }, save });
  const { errors } = form.formState;
  const isArticle = form.watch("kind") === "article";
  return (
    <SheetForm title={title} action={action} form={form} size="lg">
      <FormValue name="kind">
        {(field) => (
          <RadioCards
            {...field}
            label="Kind"
            options={KINDS}
            onValueChange={(kind) => {
              field.onValueChange(kind);
              // What isn't shown must not be refused.
              if (kind === "article") form.setValue("url", undefined, { shouldDirty: true });
              form.clearErrors(["url", "body"]);
            }}
          />
        )}
      </FormValue>
      <TextField name="title" label="Title" required autoFocus />
      {!isArticle && (
        <Field label="Web address" required error={errors.url?.message}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            {...form.register("url", { setValueAs: (text?: string) => text?.trim() || undefined })}
          />
        </Field>
      )}
      {isArticle ? (
        <TextField
          as={Textarea}
          name="body"
          label="Text"
          required
          hint="Markdown: # for a heading, - for a list, **bold**, [words](https://address)."
          rows={14}
          className="font-mono text-sm"
        />
      ) : (
        <TextField as={Textarea} name="body" label="What it shows" optional rows={3} />
      )}
    </SheetForm>
  );
}
