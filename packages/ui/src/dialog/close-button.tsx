"use client";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import type { ComponentProps } from "react";

export interface CloseButtonProps extends ComponentProps<"button"> {
  /** Its accessible name. */
  label?: string;
}

/** The small cross of overlays, toasts and banners. */
export const CloseButton = ({ label = "Close", className, ...rest }: CloseButtonProps) => (
  <button type="button" {...rest} aria-label={label} data-slot="close-button" className={cx("ui-close", className)}>
    <X strokeWidth={1.5} aria-hidden="true" />
  </button>
);
