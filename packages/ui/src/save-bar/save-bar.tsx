"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button";
import "./save-bar.css";

export interface SaveBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** Something differs from what is stored; the bar shows only then. */
  dirty: boolean;
  saving?: boolean;
  onSave?: () => void;
  onDiscard: () => void;
  /** Id of a form that "save" submits, instead of `onSave`. */
  form?: string;
  /** What kept the changes from being saved; said in place of the message. */
  error?: ReactNode;
  /** Not now: while offline, say. */
  saveDisabled?: boolean;
  labels?: { message?: string; save?: string; discard?: string };
}

/**
 * Unsaved changes, at the lower edge: keep them or drop them.
 *
 * @example <SaveBar dirty={form.isDirty} saving={form.isSubmitting} form="settings" onDiscard={() => form.reset()} />
 */
export const SaveBar = ({
  dirty,
  saving = false,
  onSave,
  onDiscard,
  form,
  error,
  saveDisabled = false,
  labels,
  className,
  ...rest
}: SaveBarProps) => (
  <div {...rest} data-slot="save-bar" data-state={dirty ? "dirty" : "clean"} className={cx("ui-save-bar", className)}>
    {/* Stays in the page so that its filling is announced. */}
    <p
      role="status"
      data-state={error ? "invalid" : undefined}
      className={dirty ? "ui-save-bar__message" : "ui-visually-hidden"}
    >
      {dirty && (error || (labels?.message ?? "You have unsaved changes"))}
    </p>
    {dirty && (
      <div className="ui-save-bar__actions">
        <Button onClick={onDiscard} disabled={saving}>
          {labels?.discard ?? "Discard"}
        </Button>
        <Button
          variant="primary"
          loading={saving}
          disabled={saveDisabled}
          onClick={onSave}
          form={form}
          type={form ? "submit" : "button"}
        >
          {labels?.save ?? "Save changes"}
        </Button>
      </div>
    )}
  </div>
);
