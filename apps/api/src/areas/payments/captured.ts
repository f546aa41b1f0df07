import type { RazorpayEvent } from "@carrel/sdk/schemas";
import * as z from "zod";

/** A payment whose money is there, as Razorpay's events tell of it. */
const Captured = z.object({
  payment: z.object({
    entity: z.object({
      id: z.string().min(1).max(64),
      order_id: z.string().min(1).max(64),
      amount: z.int(),
      currency: z.string(),
      status: z.literal("captured"),
      method: z.string().max(40),
    }),
  }),
});

export type CapturedPayment = z.infer<typeof Captured>["payment"]["entity"];

/** The payment that an event tells of as captured (`payment.captured`, `order.paid`); undefined for every other event. */
export const capturedIn = ({ payload }: RazorpayEvent): CapturedPayment | undefined =>
  Captured.safeParse(payload).data?.payment.entity;
