import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./button-group.css";

export interface ButtonGroupProps extends ComponentProps<"fieldset"> {
  /** What the buttons do together, read to screen readers. */
  label: string;
  /** Name in the styling and test contract, for components made of this one. */
  "data-slot"?: string;
}

/**
 * Joins buttons that act on the same thing into one strip.
 *
 * @example <ButtonGroup label="Move the week"><Button>Earlier</Button><Button>Later</Button></ButtonGroup>
 */
export const ButtonGroup = ({ label, className, "data-slot": slot = "button-group", ...rest }: ButtonGroupProps) => (
  <fieldset {...rest} aria-label={label} data-slot={slot} className={cx("ui-button-group", className)} />
);
