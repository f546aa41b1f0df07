/** The fields of an organisation that say how its brand is shown. Logos are addresses that an `<img>` can load. */
export interface BrandedOrganisation {
  orgName: string;
  logoSquare?: string | null;
  branding?: {
    logoSmall?: string | null;
    logoLarge?: string | null;
    showSmallLogo?: boolean;
    showLargeLogo?: boolean;
  } | null;
  /** The name is hidden only when this is false; absent or null shows it. */
  brandNameVisible?: boolean | null;
}

export type LogoSize = "small" | "large";

const WANTED = {
  small: { shown: "showSmallLogo", source: "logoSmall" },
  large: { shown: "showLargeLogo", source: "logoLarge" },
} as const;

/**
 * Addresses to try in this order: the logo of the wanted size where the organisation shows it, then the square one.
 *
 * @example logoSources({ orgName: "Harbour Works", logoSquare: "/h.png" }, "large") // ["/h.png"]
 */
export const logoSources = ({ branding, logoSquare }: BrandedOrganisation, size: LogoSize): string[] => {
  const { shown, source } = WANTED[size];
  const sized = branding?.[shown] ? branding[source] : null;
  return [sized, logoSquare].filter((address): address is string => Boolean(address));
};
