import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { LinkSlot } from "../link-slot";
import "./marketing-footer.css";

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface MarketingFooterProps extends Omit<ComponentProps<"footer">, "children"> {
  columns: readonly FooterColumn[];
  /** Who the copyright is. */
  owner: string;
  /** Of the copyright. */
  year: number;
  logo?: ReactNode;
  /** One sentence over the action. */
  pitch?: ReactNode;
  /** The last way in: Get Started Free. */
  action?: ReactNode;
  /** At the lower edge, opposite the copyright. */
  note?: ReactNode;
}

const Column = ({ column }: { column: FooterColumn }) => {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="ui-marketing-footer__heading">
        {column.title}
      </h2>
      <ul>
        {column.links.map(({ label, href }) => (
          <li key={href + label}>
            <LinkSlot href={href}>{label}</LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * The public pages' footer.
 *
 * @example <MarketingFooter owner="Carrel" year={2025} columns={[{ title: "Product", links }]} action={<Button>…</Button>} />
 */
export const MarketingFooter = ({
  columns,
  owner,
  year,
  logo,
  pitch,
  action,
  note,
  className,
  ...rest
}: MarketingFooterProps) => (
  <footer {...rest} data-slot="marketing-footer" className={cx("ui-marketing-footer", className)}>
    <div className="ui-marketing-footer__inner">
      <div className="ui-marketing-footer__top">
        {(logo || pitch || action) && (
          <div className="ui-marketing-footer__brand">
            {logo}
            {pitch && <p className="ui-marketing-footer__pitch">{pitch}</p>}
            {action && <div>{action}</div>}
          </div>
        )}
        <div className="ui-marketing-footer__columns">
          {columns.map((column) => (
            <Column key={column.title} column={column} />
          ))}
        </div>
      </div>
      <div className="ui-marketing-footer__bottom">
        <p>
          © {year} {owner}
        </p>
        {note && <div>{note}</div>}
      </div>
    </div>
  </footer>
);
