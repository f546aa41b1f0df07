import { messageOf, useOnce } from "@carrel/hooks";
import { type CheckoutAnswer, openCheckout } from "@carrel/hooks/checkout";
import { ApiError, type ChangeSubscription, type PaymentOrder, type SubscriptionChange } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";

/** What stands in the way of paying, or that nothing was paid. */
export interface PaymentNotice {
  tone: "info" | "warning" | "danger";
  title: string;
  text: string;
}

/** Refusals that say more than that it failed: the server's own words stand below. */
const TITLES: Readonly<Record<string, Omit<PaymentNotice, "text">>> = {
  price_changed: { tone: "warning", title: "The price has changed" },
  paid_far_ahead: { tone: "info", title: "Paid far ahead already" },
  plan_too_small: { tone: "warning", title: "This holds less than you have" },
  payment_gateway_unavailable: { tone: "warning", title: "The payment service can't be reached" },
};

const noticeOf = (error: unknown): PaymentNotice => {
  const known = error instanceof ApiError && error.code !== undefined ? TITLES[error.code] : undefined;
  return { ...(known ?? { tone: "danger", title: "The payment could not begin" }), text: messageOf(error) };
};

const CHANGED: PaymentNotice = {
  tone: "warning",
  title: "The price has changed",
  text: "What is due stands above as it is now. Look at it, then pay.",
};
const DISMISSED: PaymentNotice = {
  tone: "info",
  title: "Nothing was paid",
  text: "The payment was closed before its end. Your choice is still here.",
};

/** Whether an order can still be paid as it was made. */
const isOpen = (order: PaymentOrder) => order.status === "pending" && Date.parse(order.expiresAt) > Date.now();

interface Paying {
  asked: ChangeSubscription;
  /** What the person was told that it costs. */
  shown: SubscriptionChange | undefined;
  /** Asks for the price anew. */
  readAgain: () => Promise<unknown>;
  onAnswer: (answer: CheckoutAnswer) => void;
  onDone: (transactionId: string) => void;
}

/** Orders what was chosen and opens its checkout; an order that was left unpaid is opened again. */
export function usePayment({ asked, shown, readAgain, onAnswer, onDone }: Paying) {
  const create = useMutation(q.subscription.createOrder({ once: useOnce() }));
  const [order, setOrder] = useState<PaymentOrder | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [onPhone, setOnPhone] = useState<PaymentOrder | null>(null);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);

  /** @returns the order to pay; null where there is none, and why is said */
  const ordered = async (): Promise<PaymentOrder | null> => {
    setNotice(null);
    if (order && isOpen(order) && order.amount === shown?.amount) return order;
    try {
      const made = await create.mutateAsync(asked);
      if (made.status === "completed") {
        onDone(made.transactionId);
        return null;
      }
      setOrder(made);
      if (made.amount === shown?.amount) return made;
      setNotice(CHANGED);
    } catch (error) {
      setNotice(noticeOf(error));
    }
    await readAgain();
    return null;
  };

  const pay = async () => {
    const due = await ordered();
    if (!due) return;
    setIsLeaving(true);
    try {
      const answer = await openCheckout(due);
      if (answer) onAnswer(answer);
      else setNotice(DISMISSED);
    } catch (error) {
      const text = error instanceof Error ? error.message : messageOf(error);
      setNotice({ tone: "danger", title: "The payment page did not open", text });
    }
    setIsLeaving(false);
  };

  /** Orders, and has the code shown by which a phone pays. */
  const payOnPhone = async () => setOnPhone(await ordered());

  const leavePhone = () => setOnPhone(null);

  return { pay, payOnPhone, leavePhone, onPhone, notice, isBusy: create.isPending || isLeaving };
}
