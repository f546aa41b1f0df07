import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { LinkSlot } from "../link-slot";
import "./breadcrumb.css";

export interface BreadcrumbItem {
  label: string;
  /** Absent for the place one is in, the last. */
  href?: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  items: readonly BreadcrumbItem[];
  label?: string;
}

/**
 * The way back up.
 *
 * @example <Breadcrumb items={[{ label: "Branches", href: "/branches" }, { label: "Pier 4" }]} />
 */
export const Breadcrumb = ({ items, label = "Breadcrumb", className, ...rest }: BreadcrumbProps) => (
  <nav aria-label={label} {...rest} data-slot="breadcrumb" className={cx("ui-breadcrumb", className)}>
    <ol>
      {items.map(({ label: text, href }, index) => (
        <li key={`${href ?? ""} ${text}`}>
          {href === undefined ? (
            <span aria-current={index === items.length - 1 ? "page" : undefined}>{text}</span>
          ) : (
            <LinkSlot href={href}>{text}</LinkSlot>
          )}
          {index < items.length - 1 && <ChevronRight data-mirror strokeWidth={1.5} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  </nav>
);
