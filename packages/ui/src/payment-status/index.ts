export {
  PaymentStatus,
  type PaymentStatusLabels,
  type PaymentStatusProps,
  type PaymentStatusValue,
} from "./payment-status";
