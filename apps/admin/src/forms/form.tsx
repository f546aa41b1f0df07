import { Callout } from "@carrel/ui/callout";
import type { ComponentProps } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { MoreRoom } from "../app/parts/more-room";
import type { ServerForm } from "./use-server-form";

interface FormProps<Input extends FieldValues, Output> extends Omit<ComponentProps<"form">, "onSubmit"> {
  form: ServerForm<Input, Output>;
}

/** A form, and above its fields what kept it from being sent. */
export const Form = <Input extends FieldValues, Output>({
  form,
  className = "flex flex-col gap-5",
  children,
  ...rest
}: FormProps<Input, Output>) => (
  <FormProvider {...form}>
    <form {...rest} onSubmit={form.send} noValidate className={className}>
      {form.failure && (
        <Callout tone="danger" role="alert" action={form.failureCode === "plan_limit" && <MoreRoom />}>
          {form.failure}
        </Callout>
      )}
      {children}
    </form>
  </FormProvider>
);
