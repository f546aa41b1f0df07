export { PriceBreakdown, type PriceBreakdownProps, type PriceLine } from "./price-breakdown";
