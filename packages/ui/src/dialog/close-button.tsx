"use client";
import { IconButton, type IconButtonProps } from "../icon-button";

export type CloseButtonProps = Omit<IconButtonProps, "children" | "label" | "asChild"> & {
  /** Its accessible name. */
  label?: string;
};

/** The small cross of overlays, banners and popovers. */
export const CloseButton = ({ label = "Close", size = "sm", ...rest }: CloseButtonProps) => (
  <IconButton data-slot="close-button" {...rest} size={size} label={label}>
    {/* Lucide's X, drawn here: a page that needs no other icon is spared 1.3 kB of lucide-react. */}
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M18 6 6 18M6 6l12 12" />
    </svg>
  </IconButton>
);
