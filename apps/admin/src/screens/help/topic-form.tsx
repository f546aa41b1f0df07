import { AddHelpFeature } from "@carrel/sdk/schemas";
import { Textarea } from "@carrel/ui/textarea";
import type * as z from "zod";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useZodForm } from "../../forms/use-zod-form";

const { TextField } = fieldsFor(AddHelpFeature);

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
  return (
    <SheetForm title={title} action={action} form={form} onClose={onClose}>
      <TextField name="title" label="Title" required autoFocus />
      <TextField
        as={Textarea}
        name="description"
        label="Description"
        optional
        hint="A sentence or two below the title."
        rows={4}
      />
    </SheetForm>
  );
}
