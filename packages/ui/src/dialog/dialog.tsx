"use client";
import { cx } from "class-variance-authority";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame";
import "./dialog.css";

export interface DialogProps extends DialogFrameProps {
  /** Widest it gets: 24, 34, 48 or 64 rem; on a phone it rises from the lower edge at full width. */
  size?: "sm" | "md" | "lg" | "xl";
}

/**
 * One task over the page, which waits beneath. What is long or has many fields belongs in a Sheet.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Move booking" footer={<Button variant="primary">Move</Button>}>
 *   …
 * </Dialog>
 */
export const Dialog = ({ size = "md", className, ...rest }: DialogProps) => (
  <DialogFrame {...rest} data-slot="dialog" data-size={size} className={cx("ui-overlay ui-dialog", className)} />
);
