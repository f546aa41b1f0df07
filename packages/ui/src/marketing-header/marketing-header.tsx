"use client";
import { cx } from "class-variance-authority";
import { Menu, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../icon-button";
import { LinkSlot } from "../link-slot";
import { SkipLink } from "../skip-link";
import { useMenuDismissal } from "./use-menu-dismissal";
import { useScrolledPast } from "./use-scrolled-past";
import "./marketing-header.css";

export interface HeaderLink {
  label: string;
  href: string;
  /** The page one is on. */
  active?: boolean;
}

export interface MarketingHeaderProps extends Omit<ComponentProps<"header">, "children" | "ref"> {
  /** The mark and name, in a link home. */
  logo: ReactNode;
  links: readonly HeaderLink[];
  /** Sign in, Get started; on a phone they stand in the menu. */
  actions?: ReactNode;
  labels?: { navigation?: string; open?: string; close?: string; skip?: string };
}

/**
 * The public pages' header: clear at the top of the page, solid once it is scrolled by more than 50 px. Put it first in
 * the body, so that its sentinel stands at the page's upper edge.
 *
 * @example <MarketingHeader logo={<a href="/"><Logo /></a>} links={[{ label: "Pricing", href: "/pricing" }]} />
 */
export const MarketingHeader = ({ logo, links, actions, labels, className, ...rest }: MarketingHeaderProps) => {
  const id = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [sentinel, scrolled] = useScrolledPast();

  useMenuDismissal(header, open, (byEscape) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  });

  return (
    <>
      <span ref={sentinel} aria-hidden="true" className="ui-marketing-header__sentinel" />
      <header
        {...rest}
        ref={header}
        data-slot="marketing-header"
        data-state={scrolled ? "solid" : "clear"}
        data-menu={open ? "open" : "closed"}
        className={cx("ui-marketing-header", className)}
      >
        <SkipLink>{labels?.skip}</SkipLink>
        <div className="ui-marketing-header__bar">
          <div className="ui-marketing-header__logo">{logo}</div>
          <IconButton
            ref={toggle}
            label={open ? (labels?.close ?? "Close menu") : (labels?.open ?? "Open menu")}
            className="ui-marketing-header__toggle"
            aria-expanded={open}
            aria-controls={`${id}-menu`}
            onClick={() => setOpen(!open)}
          >
            {open ? <X strokeWidth={1.5} /> : <Menu strokeWidth={1.5} />}
          </IconButton>
          <div id={`${id}-menu`} className="ui-marketing-header__menu">
            <nav aria-label={labels?.navigation ?? "Main"} className="ui-marketing-header__nav">
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
            {actions && <div className="ui-marketing-header__actions">{actions}</div>}
          </div>
        </div>
      </header>
    </>
  );
};
