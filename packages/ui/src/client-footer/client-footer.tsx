import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { LinkSlot } from "../link-slot";
import type { FooterLink } from "../marketing-footer";
import { SOCIAL, SOCIAL_NETWORKS, SocialIcon, type SocialNetwork } from "./social-icon";
import "./client-footer.css";

export interface ClientFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  /** Home, Privacy Policy, Terms. */
  links: readonly FooterLink[];
  /** Addresses of the organisation's pages; a network without one does not show. */
  socialLinks?: Partial<Record<SocialNetwork, string | null>>;
  /** The organisation's name, or a word about it. */
  note?: ReactNode;
  /** What a visitor may choose for himself, such as a Switch. */
  choice?: ReactNode;
  labels?: { navigation?: string; social?: string };
}

/**
 * Only addresses of the web become links: the organisation types them itself.
 *
 * @example isWebAddress("javascript:alert(1)") // false
 */
const isWebAddress = (address: string | null | undefined): address is string =>
  typeof address === "string" && /^https?:\/\//i.test(address.trim());

/**
 * The footer of an organisation's own booking site.
 *
 * @example <ClientFooter links={[{ label: "Home", href: "/" }]} socialLinks={organisation.socialLinks} />
 */
export const ClientFooter = ({
  links,
  socialLinks = {},
  note,
  choice,
  labels,
  className,
  ...rest
}: ClientFooterProps) => {
  const networks = SOCIAL_NETWORKS.flatMap((network) => {
    const href = socialLinks[network];
    return isWebAddress(href) ? [{ network, href }] : [];
  });
  return (
    <footer {...rest} data-slot="client-footer" className={cx("ui-client-footer", className)}>
      <div className="ui-client-footer__inner">
        {note && <p className="ui-client-footer__note">{note}</p>}
        <nav aria-label={labels?.navigation ?? "Footer"} className="ui-client-footer__links">
          <ul>
            {links.map(({ label, href }) => (
              <li key={href + label}>
                <LinkSlot href={href}>{label}</LinkSlot>
              </li>
            ))}
          </ul>
        </nav>
        {networks.length > 0 && (
          <ul aria-label={labels?.social ?? "Social media"} className="ui-client-footer__social">
            {networks.map(({ network, href }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer" aria-label={SOCIAL[network].name}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {choice && <div className="ui-client-footer__choice">{choice}</div>}
      </div>
    </footer>
  );
};
