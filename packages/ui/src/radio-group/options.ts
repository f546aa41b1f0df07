import type { ReactNode } from "react";

/** One of several choices. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}
