export { type FooterColumn, type FooterLink, MarketingFooter, type MarketingFooterProps } from "./marketing-footer";
