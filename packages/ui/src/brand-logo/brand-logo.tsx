"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Monogram } from "./monogram";
import { type BrandedOrganisation, type LogoSize, logoSources } from "./pick-logo";
import "./brand-logo.css";

export interface BrandLogoProps extends Omit<ComponentProps<"span">, "children"> {
  organisation: BrandedOrganisation;
  /** Which of the organisation's logos is wanted; the square one stands in. */
  size?: LogoSize;
  /** Stands where there is no logo or none loads; by default the name's first letter between three walls. */
  fallback?: ReactNode;
}

/**
 * An organisation's logo and name, by its own flags.
 *
 * @example <BrandLogo organisation={site.organisation} size="small" />
 */
export const BrandLogo = ({ organisation, size = "large", fallback, className, ...rest }: BrandLogoProps) => {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { orgName } = organisation;
  const showsName = organisation.brandNameVisible !== false;
  const source = logoSources(organisation, size).find((address) => !broken.includes(address));
  const standIn = fallback ?? <Monogram name={orgName} />;
  return (
    <span {...rest} data-slot="brand-logo" data-size={size} className={cx("ui-brand-logo", className)}>
      {source ? (
        <img
          className="ui-brand-logo__image"
          src={source}
          alt={showsName ? "" : orgName}
          onError={() => setBroken((before) => [...before, source])}
        />
      ) : showsName ? (
        <span aria-hidden="true" className="ui-brand-logo__stand-in">
          {standIn}
        </span>
      ) : (
        <span role="img" aria-label={orgName} className="ui-brand-logo__stand-in">
          {standIn}
        </span>
      )}
      {showsName && <span className="ui-brand-logo__name">{orgName}</span>}
    </span>
  );
};
