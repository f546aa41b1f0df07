"use client";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button";
import { ButtonGroup } from "../button-group";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../dropdown-menu";
import { IconButton } from "../icon-button";
import "./split-button.css";

export interface SplitButtonProps extends Omit<ButtonProps, "asChild" | "block" | "trailingIcon" | "variant"> {
  variant?: "primary" | "secondary" | "danger";
  /** The other ways to do it: DropdownMenuItems. */
  menu: ReactNode;
  /** Names the half that opens the menu: "More ways to confirm". */
  menuLabel: string;
}

/**
 * The usual way to do something, and beside it the others. While it loads the menu waits, too.
 *
 * @example
 * <SplitButton onClick={confirm} menuLabel="More ways to confirm" menu={<DropdownMenuItem>Confirm and print</DropdownMenuItem>}>
 *   Confirm booking
 * </SplitButton>
 */
export const SplitButton = ({
  variant = "secondary",
  size,
  loading,
  disabled,
  menu,
  menuLabel,
  className,
  ...rest
}: SplitButtonProps) => (
  <ButtonGroup
    label={menuLabel}
    data-slot="split-button"
    data-variant={variant}
    className={cx("ui-split-button", className)}
  >
    <Button {...rest} variant={variant} size={size} loading={loading} disabled={disabled} />
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={menuLabel}
          variant={variant}
          size={size}
          disabled={disabled || loading}
          // Keeps the colour of the half that is at work; the trigger would say "closed" here.
          {...(loading && { "data-state": "loading" })}
        >
          <ChevronDown strokeWidth={1.5} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">{menu}</DropdownMenuContent>
    </DropdownMenu>
  </ButtonGroup>
);
