import { AddHelpFeature } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { Textarea } from "@carrel/ui/textarea";
import type * as z from "zod";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";

interface TopicFormProps {
  title: string;
  action: string;
  initial?: { title: string; description: string };
  submit: (values: z.output<typeof AddHelpFeature>) => Promise<void>;
  onClose: () => void;
}

const NEW = { title: "", description: "" };

/** The title and description of a topic, or of a part of one. */
export function TopicForm({ title, action, initial = NEW, submit, onClose }: TopicFormProps) {
  const form = useZodForm(AddHelpFeature, {
    defaultValues: initial,
    submit: async (values) => {
      await submit(values);
      return undefined;
    },
  });
  const { errors } = form.formState;
  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose}>
      <Field label="Title" required error={errors.title?.message}>
        <TextInput autoFocus {...form.register("title")} />
      </Field>
      <Field label="Description" optional hint="A sentence or two below the title." error={errors.description?.message}>
        <Textarea rows={4} {...form.register("description")} />
      </Field>
    </SheetForm>
  );
}
