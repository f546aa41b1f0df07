import { AddHelpFeature } from "@carrel/sdk/schemas";
import { Textarea } from "@carrel/ui/textarea";
import type * as z from "zod";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";

const { TextField } = fieldsFor(AddHelpFeature);

interface TopicFormProps {
  title: string;
  action: string;
  initial?: { title: string; description: string };
  save: (values: z.output<typeof AddHelpFeature>) => Promise<Saved>;
}

const NEW = { title: "", description: "" };

/** The title and description of a topic, or of a part of one. */
export function TopicForm({ title, action, initial = NEW, save }: TopicFormProps) {
  const form = useSheetForm(AddHelpFeature, { defaultValues: initial, save });
  return (
    <SheetForm title={title} action={action} form={form}>
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
