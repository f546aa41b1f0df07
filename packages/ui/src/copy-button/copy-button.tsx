"use client";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "../button";
import { IconButton } from "../icon-button";

export interface CopyButtonProps extends Omit<ButtonProps, "children" | "icon" | "trailingIcon" | "asChild" | "value"> {
  /** The text that goes to the clipboard. */
  value: string;
  label?: string;
  copiedLabel?: string;
  /** Shown where the browser refuses the clipboard. */
  failedLabel?: string;
  /** Only the icon; the label is its name. */
  iconOnly?: boolean;
}

type Outcome = "idle" | "copied" | "failed";

const ICONS = { idle: Copy, copied: Check, failed: TriangleAlert };
// Long enough to be read and heard, then the label tells again what the button does.
const SHOWN_MS = 2500;

/**
 * Copies a text and says whether it worked.
 *
 * @example <CopyButton value={booking.code} label="Copy booking code" />
 */
export const CopyButton = ({
  value,
  label = "Copy",
  copiedLabel = "Copied",
  failedLabel = "Could not copy",
  iconOnly = false,
  size = "sm",
  onClick,
  ...rest
}: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>("idle");
  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const text = { idle: label, copied: copiedLabel, failed: failedLabel }[outcome];
  const Icon = ICONS[outcome];
  const shared: ButtonProps = {
    "data-slot": "copy-button",
    ...rest,
    size,
    onClick: (event) => {
      onClick?.(event);
      navigator.clipboard.writeText(value).then(
        () => setOutcome("copied"),
        () => setOutcome("failed"),
      );
    },
  };
  const icon = <Icon strokeWidth={1.5} aria-hidden="true" />;
  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={text}>
          {icon}
        </IconButton>
      ) : (
        <Button {...shared} icon={icon}>
          {text}
        </Button>
      )}
      <span role="status" className="ui-visually-hidden">
        {outcome === "idle" ? "" : text}
      </span>
    </>
  );
};
