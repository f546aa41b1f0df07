import { toast } from "@carrel/ui/toast";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { type Closing, useClose } from "../app/use-close";
import { useZodForm } from "./use-zod-form";

interface Done extends Closing {
  title?: string;
  description?: string | undefined;
}

/** What is said once it is saved, and what the sheet closes to; undefined: it stays open, or has led elsewhere itself. */
export type Saved = string | Done | undefined;

interface Options<Input extends FieldValues, Output> {
  defaultValues: DefaultValues<Input>;
  /** Sends the checked values; what it throws is shown beside the fields that it names, else above them. */
  save: (values: Output) => Promise<Saved>;
}

/** A form in a sheet: once it is saved, that is said, and the sheet closes. */
export function useSheetForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, save }: Options<Input, Output>,
) {
  const close = useClose();
  return useZodForm(schema, {
    defaultValues,
    submit: async (values) => {
      const saved = await save(values);
      if (saved === undefined) return undefined;
      const { title, description, ...closing } = typeof saved === "string" ? { title: saved } : saved;
      if (title) toast.success(title, { description });
      await close({ ...closing, saved: true });
    },
  });
}
