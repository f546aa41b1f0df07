export { type HeaderLink, MarketingHeader, type MarketingHeaderProps } from "./marketing-header";
