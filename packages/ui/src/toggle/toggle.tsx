"use client";
import { cva, cx } from "class-variance-authority";
import { Toggle as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import "./toggle.css";

const toggle = cva("ui-toggle", { variants: { size: { sm: "ui-toggle--sm", md: "", lg: "ui-toggle--lg" } } });

export interface ToggleProps extends ComponentProps<typeof Primitive.Root> {
  size?: "sm" | "md" | "lg";
  icon?: ReactNode;
}

/**
 * A button that stays pressed: a filter or a view that is on or off. Its label doesn't change with its state.
 *
 * @example <Toggle pressed={onlyFree} onPressedChange={setOnlyFree}>Free seats only</Toggle>
 */
export const Toggle = ({ size = "md", icon, className, children, ...rest }: ToggleProps) => (
  <Primitive.Root {...rest} data-slot="toggle" data-size={size} className={cx(toggle({ size }), className)}>
    {icon && <span className="ui-toggle__icon">{icon}</span>}
    {children}
  </Primitive.Root>
);
