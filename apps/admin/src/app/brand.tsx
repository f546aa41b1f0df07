import { BrandLogo } from "@carrel/ui/brand-logo";
import { Mark } from "@carrel/ui/logo";
import { site } from "./carrel";

/** Carrel's own host bears its mark; a reseller without a logo gets a monogram. */
const mark = site.organisation.orgName === "Carrel" ? <Mark /> : undefined;

/** The organisation in whose name this host speaks: Carrel's own, or a reseller's. */
export function Brand({ size = "large" }: { size?: "small" | "large" }) {
  return <BrandLogo organisation={site.organisation} size={size} fallback={mark} />;
}
