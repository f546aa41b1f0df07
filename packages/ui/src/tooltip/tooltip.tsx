"use client";
import { cx } from "class-variance-authority";
import { Tooltip as Parts } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import "./tooltip.css";

export interface TooltipProps extends Omit<ComponentProps<typeof Parts.Content>, "content" | "children"> {
  /** One short line. */
  content: ReactNode;
  /** What it belongs to: one control that can have the focus. */
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Milliseconds a pointer rests before it shows; the keyboard's focus shows it at once. */
  delay?: number;
}

/**
 * A hint on a control, by pointer or by focus; Escape hides it. Never the only place of what has to be known: a touch
 * screen does not show it.
 *
 * @example <Tooltip content="Copies the code"><Button>Copy</Button></Tooltip>
 */
export const Tooltip = ({
  content,
  children,
  open,
  onOpenChange,
  delay = 400,
  sideOffset = 6,
  className,
  ...rest
}: TooltipProps) => (
  <Parts.Provider delayDuration={delay}>
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          collisionPadding={8}
          {...rest}
          sideOffset={sideOffset}
          data-slot="tooltip"
          className={cx("ui-tooltip", className)}
        >
          {content}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  </Parts.Provider>
);
