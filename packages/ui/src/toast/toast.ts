import type { ReactNode } from "react";
import { toast as sonner } from "sonner";

export interface ToastOptions {
  /** What to do next, or what exactly happened. */
  description?: ReactNode;
  /** One way to undo or to go there. */
  action?: { label: string; onClick: () => void };
  /** A toast with the id of one that is shown replaces it, so that a repeated error does not pile up. */
  id?: string;
  /** Milliseconds until it leaves; `Infinity` keeps it until it is closed. */
  duration?: number;
}

type Kind = "success" | "error" | "info" | "warning";

// Enough to read a line; longer where there is something to press; what failed stays until it is closed (WCAG 2.2.1).
const BRIEF_MS = 5000;
const WITH_ACTION_MS = 10_000;
const lasting = (kind: Kind, action: ToastOptions["action"]) => {
  if (kind === "error") return Number.POSITIVE_INFINITY;
  return action ? WITH_ACTION_MS : BRIEF_MS;
};

const show =
  (kind: Kind) =>
  (title: ReactNode, { description, action, id, duration }: ToastOptions = {}): string | number =>
    sonner[kind](title, { description, action, id, duration: duration ?? lasting(kind, action) });

/**
 * Says that something happened elsewhere than where the person looks. Needs one `<Toaster />` in the app. Each call
 * gives the id that `dismiss` takes.
 *
 * @example toast.success("Booking cancelled", { action: { label: "Undo", onClick: restore } })
 */
export const toast = {
  success: show("success"),
  error: show("error"),
  info: show("info"),
  warning: show("warning"),
  /** Takes one away, or all. */
  dismiss: (id?: string | number): void => {
    sonner.dismiss(id);
  },
};
