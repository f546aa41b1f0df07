import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./button-group.css";

export interface ButtonGroupProps extends ComponentProps<"fieldset"> {
  /** What the buttons do together, read to screen readers. */
  label: string;
}

/**
 * Joins buttons that act on the same thing into one strip.
 *
 * @example <ButtonGroup label="Move the week"><Button>Earlier</Button><Button>Later</Button></ButtonGroup>
 */
export const ButtonGroup = ({ label, className, ...rest }: ButtonGroupProps) => (
  <fieldset {...rest} aria-label={label} data-slot="button-group" className={cx("ui-button-group", className)} />
);
