import { useOnline } from "@carrel/hooks";
import { SaveBar, type SaveBarProps } from "@carrel/ui/save-bar";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { usePageSaveKey } from "./save-key";
import { UnsavedGuard } from "./unsaved-guard";
import type { ServerForm } from "./use-server-form";

interface PageFormProps<Input extends FieldValues, Output>
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    Pick<SaveBarProps, "labels"> {
  form: ServerForm<Input, Output>;
  /** Nothing of it is stored yet: it can be saved as it is. */
  isNew?: boolean;
  /** By default what was typed is dropped. */
  onDiscard?: () => void;
  /** The fields, with the bar that saves them below; a function puts it elsewhere. */
  children: ReactNode | ((saveBar: ReactNode) => ReactNode);
}

/** A form that is a screen: one bar or Cmd/Ctrl+Enter saves it, leaving it with changes asks first. */
export function PageForm<Input extends FieldValues, Output>(props: PageFormProps<Input, Output>) {
  const { form, isNew = false, onDiscard = props.form.discard, labels, children, ...rest } = props;
  const id = useId();
  const online = useOnline();
  const { isDirty, isSubmitting, errors } = form.formState;
  const isToSave = isDirty || isNew;
  const isWrong = Object.keys(errors).length > 0;
  usePageSaveKey(() => isToSave && online && !isSubmitting && void form.send());
  const saveBar = (
    <SaveBar
      dirty={isToSave}
      saving={isSubmitting}
      saveDisabled={!online}
      form={id}
      error={form.failure ?? (isWrong && "Something needs another look before it can be saved")}
      onDiscard={onDiscard}
      {...(labels && { labels })}
    />
  );
  return (
    <FormProvider {...form}>
      <form {...rest} id={id} onSubmit={form.send} noValidate>
        {typeof children === "function" ? (
          children(saveBar)
        ) : (
          <>
            {children}
            {saveBar}
          </>
        )}
      </form>
      <UnsavedGuard when={isDirty} saving={isSubmitting} />
    </FormProvider>
  );
}
