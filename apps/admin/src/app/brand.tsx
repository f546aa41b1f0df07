import { useBrand } from "@carrel/hooks";
import { BrandLogo } from "@carrel/ui/brand-logo";
import { Mark } from "@carrel/ui/logo";
import { useSiteOrganisation } from "./site-organisation";

interface BrandProps {
  size?: "small" | "large";
  className?: string;
}

/** The organisation in whose name this host speaks: Carrel's own, or a reseller's. */
export function Brand({ size = "large", className }: BrandProps) {
  const organisation = useBrand(useSiteOrganisation());
  // Carrel's own host bears its mark; a reseller without a logo gets a monogram.
  const mark = organisation.orgName === "Carrel" ? <Mark /> : undefined;
  return <BrandLogo organisation={organisation} size={size} fallback={mark} {...(className && { className })} />;
}
