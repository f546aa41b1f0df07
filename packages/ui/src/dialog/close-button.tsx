"use client";
import { X } from "lucide-react";
import { IconButton, type IconButtonProps } from "../icon-button";

export type CloseButtonProps = Omit<IconButtonProps, "children" | "label" | "asChild"> & {
  /** Its accessible name. */
  label?: string;
};

/** The small cross of overlays, banners and popovers. */
export const CloseButton = ({ label = "Close", size = "sm", ...rest }: CloseButtonProps) => (
  <IconButton data-slot="close-button" {...rest} size={size} label={label}>
    <X strokeWidth={1.5} aria-hidden="true" />
  </IconButton>
);
