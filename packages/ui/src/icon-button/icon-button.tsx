"use client";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button";
import "./icon-button.css";

export interface IconButtonProps extends Omit<ButtonProps, "icon" | "trailingIcon" | "block" | "children"> {
  /** Its accessible name, and the tooltip a pointer sees. */
  label: string;
  /** One icon; with `asChild`, a link around it. One that points along the line says `data-mirror`. */
  children: ReactNode;
}

/**
 * A square button of one icon, for what everybody knows by sight (close, more, search).
 *
 * @example <IconButton label="More actions"><Ellipsis strokeWidth={1.5} /></IconButton>
 */
export const IconButton = ({ label, variant = "ghost", asChild, className, children, ...rest }: IconButtonProps) => {
  const shared = {
    title: label,
    "data-slot": "icon-button",
    ...rest,
    "aria-label": label,
    variant,
    className: cx("ui-icon-button", className),
  };
  if (asChild)
    return (
      <Button {...shared} asChild>
        {children}
      </Button>
    );
  return <Button {...shared} icon={children} />;
};
