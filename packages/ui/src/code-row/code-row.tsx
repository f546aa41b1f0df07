"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { CopyButton } from "../copy-button";
import "./code-row.css";

export interface CodeRowProps extends Omit<ComponentProps<"div">, "children"> {
  /** What it is: "Booking code", "CNAME", "Embed code". */
  label: string;
  /** What is shown and copied. */
  value: string;
  copyLabel?: string;
  /** Under the line. */
  hint?: ReactNode;
}

/**
 * A text that is copied rather than read: a code, a DNS record, a snippet.
 *
 * @example <CodeRow label="Booking code" value="CRL-7KQ4" />
 */
export const CodeRow = ({ label, value, copyLabel = `Copy ${label}`, hint, className, ...rest }: CodeRowProps) => {
  return (
    <div {...rest} data-slot="code-row" className={cx("ui-code-row", className)}>
      <span className="ui-code-row__label">{label}</span>
      <div className="ui-code-row__box">
        <code className="ui-code-row__value">{value}</code>
        <CopyButton iconOnly variant="ghost" value={value} label={copyLabel} />
      </div>
      {hint && <p className="ui-code-row__hint">{hint}</p>}
    </div>
  );
};
