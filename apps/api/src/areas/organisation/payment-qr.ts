import { UPI_CURRENCY } from "@carrel/sdk/domain";
import type { GeneratePaymentQr, PaymentQr } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict } from "../../failure";
import { tenantOf } from "../tenant";
import { paymentLinkOf, qrImageOf } from "./payment-link";
import { upiOf } from "./record";

/**
 * A UPI link and its QR code to the organisation's own address; stores nothing.
 * @throws Failure 409 `upi_missing` without UPI details or where prices are in another currency than UPI's
 */
export async function generatePaymentQr(context: Context<z.output<typeof GeneratePaymentQr>>): Promise<PaymentQr> {
  const tenant = tenantOf(context);
  const upi = upiOf(tenant);
  if (!upi) {
    throw conflict("upi_missing", "There is no UPI address yet. Add one in the organization's settings.");
  }
  if (tenant.currency !== UPI_CURRENCY) {
    throw conflict(
      "upi_missing",
      `UPI pays in ${UPI_CURRENCY} only, and the organization's prices are in ${tenant.currency}.`,
    );
  }
  const paymentLink = paymentLinkOf(upi, context.input);
  return { paymentLink, paymentQR: qrImageOf(paymentLink) };
}
