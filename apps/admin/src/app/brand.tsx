import { BrandLogo } from "@carrel/ui/brand-logo";
import { site } from "./carrel";

/** The organisation in whose name this host speaks: Carrel's own, or a reseller's. */
export function Brand({ size = "large" }: { size?: "small" | "large" }) {
  return <BrandLogo organisation={site.organisation} size={size} />;
}
