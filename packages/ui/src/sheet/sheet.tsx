"use client";
import { cx } from "class-variance-authority";
import { DialogFrame, type DialogFrameProps } from "../dialog/dialog-frame";
import "../dialog/dialog.css";
import "./sheet.css";

export interface SheetProps extends DialogFrameProps {
  /** The edge it slides from; on a phone every sheet rises from the bottom. */
  side?: "end" | "start" | "bottom";
  /** Widest it gets: 26, 34 or 48 rem. */
  size?: "sm" | "md" | "lg";
}

/**
 * Details or a form beside the list they came from. A submit button in `footer` is tied to a form in the body by `form`.
 *
 * @example
 * <Sheet open onOpenChange={close} title="Edit member" footer={<Button type="submit" form="member">Save</Button>}>
 *   <form id="member">…</form>
 * </Sheet>
 */
export const Sheet = ({ side = "end", size = "md", className, ...rest }: SheetProps) => (
  <DialogFrame
    {...rest}
    data-slot="sheet"
    data-side={side}
    data-size={size}
    className={cx("ui-overlay ui-sheet", className)}
  />
);
