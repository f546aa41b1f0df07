"use client";
import { cx } from "class-variance-authority";
import { Popover as Parts } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import "./popover.css";

export interface PopoverProps extends Omit<ComponentProps<typeof Parts.Content>, "title"> {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Names it; shown only as `title`. */
  label: string;
  /** Heading at its upper edge. */
  title?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A few controls or facts beside the button that opened them. Escape, an outside press or Tab past its end close it.
 *
 * @example <Popover label="Filter" trigger={<Button>Filter</Button>}>…</Popover>
 */
export const Popover = ({
  trigger,
  label,
  title,
  open,
  onOpenChange,
  align = "start",
  sideOffset = 4,
  className,
  children,
  ...rest
}: PopoverProps) => (
  <Parts.Root open={open} onOpenChange={onOpenChange}>
    <Parts.Trigger asChild>{trigger}</Parts.Trigger>
    <Parts.Portal>
      <Parts.Content
        collisionPadding={8}
        {...rest}
        align={align}
        sideOffset={sideOffset}
        aria-label={label}
        data-slot="popover"
        className={cx("ui-popover", className)}
      >
        {title && <p className="ui-popover__title">{title}</p>}
        {children}
      </Parts.Content>
    </Parts.Portal>
  </Parts.Root>
);
