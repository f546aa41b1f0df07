export { BrandLogo, type BrandLogoProps } from "./brand-logo";
export type { BrandedOrganisation, LogoSize } from "./pick-logo";
