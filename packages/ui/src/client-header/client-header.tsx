"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { BranchPicker, type PickableBranch } from "../branch-picker";
import { LinkSlot } from "../link-slot";
import type { HeaderLink } from "../marketing-header";
import { SkipLink } from "../skip-link";
import "./client-header.css";

export interface ClientHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  /** The organisation's logo and name. */
  brand: ReactNode;
  /** Where pressing the brand leads. */
  home?: string;
  /** The picker shows only where there is more than one; names show in upper case and are said as they are written. */
  branches?: readonly PickableBranch[];
  value?: string | null;
  onBranchChange?: (id: string) => void;
  links?: readonly HeaderLink[];
  /** At the end: sign out, the visitor's name. */
  actions?: ReactNode;
  labels?: { branch?: string; placeholder?: string; navigation?: string; skip?: string };
}

/**
 * The header of an organisation's own booking site.
 *
 * @example <ClientHeader brand={<BrandLogo organisation={organisation} />} branches={branches} value={id} onBranchChange={go} />
 */
export const ClientHeader = ({
  brand,
  home,
  branches = [],
  value = null,
  onBranchChange,
  links = [],
  actions,
  labels,
  className,
  ...rest
}: ClientHeaderProps) => (
  <header {...rest} data-slot="client-header" className={cx("ui-client-header", className)}>
    <SkipLink>{labels?.skip}</SkipLink>
    <div className="ui-client-header__bar">
      <div className="ui-client-header__brand">{home ? <LinkSlot href={home}>{brand}</LinkSlot> : brand}</div>
      {branches.length > 1 && (
        <BranchPicker
          className="ui-client-header__branch"
          label={labels?.branch}
          placeholder={labels?.placeholder}
          branches={branches}
          value={value}
          onValueChange={(id) => onBranchChange?.(id)}
        />
      )}
      {links.length > 0 && (
        <nav aria-label={labels?.navigation ?? "Main"} className="ui-client-header__nav">
          <ul>
            {links.map(({ label, href, active }) => (
              <li key={href}>
                <LinkSlot href={href} aria-current={active ? "page" : undefined}>
                  {label}
                </LinkSlot>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {actions && <div className="ui-client-header__actions">{actions}</div>}
    </div>
  </header>
);
