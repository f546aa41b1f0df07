import { cva, cx } from "class-variance-authority";
import { ExternalLink } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import "./link.css";

const link = cva("ui-link", {
  variants: { variant: { inline: "", quiet: "ui-link--quiet", standalone: "ui-link--standalone" } },
});

export interface LinkProps extends ComponentProps<"a"> {
  /** `inline` in running text, `quiet` in navigation and tables, `standalone` on a line of its own. */
  variant?: "inline" | "quiet" | "standalone";
  /** Opens a new tab, and says so. */
  external?: boolean;
  /** Wording for screen readers after an external link's text. */
  externalLabel?: string;
  /** Styles the single child, a router's link; `external` then has no effect. */
  asChild?: boolean;
}

/**
 * Leads elsewhere. What does something here is a Button.
 *
 * @example <Link asChild><RouterLink to="/bookings">All bookings</RouterLink></Link>
 */
export const Link = ({
  variant = "inline",
  external = false,
  externalLabel = "(opens in a new tab)",
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) => {
  const shared = { "data-slot": "link", "data-variant": variant, className: cx(link({ variant }), className) };
  if (asChild)
    return (
      <Slot.Root {...rest} {...shared}>
        {children}
      </Slot.Root>
    );
  return (
    <a {...(external && { target: "_blank", rel: "noopener noreferrer" })} {...rest} {...shared}>
      {children}
      {external && (
        <>
          <ExternalLink data-mirror strokeWidth={1.5} className="ui-link__icon" aria-hidden="true" />
          <span className="ui-visually-hidden"> {externalLabel}</span>
        </>
      )}
    </a>
  );
};
