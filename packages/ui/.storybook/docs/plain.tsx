import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/**
 * A part of the page that Storybook's own styles leave alone; its `Unstyled` block takes no class. Its English keeps its
 * direction when the toolbar turns the stories.
 */
export const Plain = ({ className, ...rest }: ComponentProps<"div">) => (
  <div dir="ltr" {...rest} className={cx("sb-unstyled docs-page", className)} />
);
