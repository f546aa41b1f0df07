"use client";
import { cva, cx } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../spinner";
import "./button.css";

const button = cva("ui-button", {
  variants: {
    variant: {
      primary: "ui-button--primary",
      secondary: "ui-button--secondary",
      ghost: "ui-button--ghost",
      danger: "ui-button--danger",
      "danger-ghost": "ui-button--danger-ghost",
    },
    size: { sm: "ui-button--sm", md: "ui-button--md", lg: "ui-button--lg" },
    block: { true: "ui-button--block" },
  },
});

export interface ButtonProps extends ComponentProps<"button"> {
  /** One `primary` a screen; `danger` for what destroys. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "danger-ghost";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
  /** Shows the spinner, keeps width and focus, and ignores presses. */
  loading?: boolean;
  /** Icon before the label; lucide at strokeWidth 1.5. One that points along the line says `data-mirror`. */
  icon?: ReactNode;
  /** Icon after the label. */
  trailingIcon?: ReactNode;
  /** Draws the single child (a router's link) as a button; icons and `loading` then have no effect. */
  asChild?: boolean;
  /** Name in the styling and test contract, for components made of this one. */
  "data-slot"?: string;
}

/**
 * A verb that does something now.
 *
 * @example <Button variant="primary" loading={saving} onClick={save}>Save changes</Button>
 */
export const Button = ({
  variant = "secondary",
  size = "md",
  block = false,
  loading = false,
  icon,
  trailingIcon,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  "data-slot": slot = "button",
  ...rest
}: ButtonProps) => {
  const shared = {
    "data-slot": slot,
    "data-variant": variant,
    "data-size": size,
    className: cx(button({ variant, size, block }), className),
  };
  if (asChild)
    return (
      <Slot.Root {...rest} {...shared} onClick={onClick}>
        {children}
      </Slot.Root>
    );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled` while loading: that would drop the keyboard focus. preventDefault keeps a form from being sent twice.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...shared}
      type={type}
      onClick={press}
      // A menu's trigger brings its own state, open or closed.
      {...(loading && { "data-state": "loading" })}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
    >
      {loading && <Spinner size="sm" className="ui-button__spinner" />}
      {icon && <span className="ui-button__icon">{icon}</span>}
      {children && <span className="ui-button__label">{children}</span>}
      {trailingIcon && <span className="ui-button__icon">{trailingIcon}</span>}
    </button>
  );
};
