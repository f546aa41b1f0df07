"use client";
import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** What a link gets: every native attribute of `<a>`, and always an address. */
export interface LinkProps extends ComponentProps<"a"> {
  href: string;
}

/** Draws a link, with the app's router or without one. */
export type RenderLink = (props: LinkProps) => ReactNode;

const LinkContext = createContext<RenderLink>((props) => <a {...props} />);

export interface LinkProviderProps {
  renderLink: RenderLink;
  children: ReactNode;
}

/**
 * Says once, at the top of an app, how the kit's links are drawn.
 *
 * @example <LinkProvider renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}>…</LinkProvider>
 */
export const LinkProvider = ({ renderLink, children }: LinkProviderProps) => (
  <LinkContext value={renderLink}>{children}</LinkContext>
);

export interface LinkSlotProps extends LinkProps {
  /** Overrides the provider for this one link. */
  renderLink?: RenderLink;
}

/** A link of the kit: the app's router where a LinkProvider stands above, else a plain `<a>`. */
export const LinkSlot = ({ renderLink, ...props }: LinkSlotProps) => {
  const provided = use(LinkContext);
  return (renderLink ?? provided)(props);
};
