import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./skip-link.css";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Id of the page's `<main>`, which needs `tabIndex={-1}`. */
  target?: string;
}

/** The first stop of the Tab key: past the navigation to the content. Unseen until it has the focus. */
export const SkipLink = ({ target = "main", className, children = "Skip to content", ...rest }: SkipLinkProps) => (
  <a {...rest} href={`#${target}`} data-slot="skip-link" className={cx("ui-skip-link", className)}>
    {children}
  </a>
);
