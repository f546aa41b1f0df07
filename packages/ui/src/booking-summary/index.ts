export { BookingSummary, type BookingSummaryItem, type BookingSummaryProps } from "./booking-summary";
