import { createElement, type ReactNode } from "react";
import type { FillName } from "../fills/fills";

/**
 * A hole in a prerendered page, which the server fills at each request (`src/fills/fills.ts` has what is put there).
 * @param name a row of `FILLS`
 * @param options what this hole is told of its own
 * @param children what stands there where the server can't fill it: a sentence, since the page must hold without
 * @example <Fill name="plans" options={{ design: "cards" }}><p>We can't get at our prices just now.</p></Fill>
 */
export const Fill = ({
  name,
  options = {},
  children,
}: {
  name: FillName;
  options?: Readonly<Record<string, string>>;
  children: ReactNode;
}) =>
  // An element that browsers don't know draws what is in it, and nothing of its own.
  createElement("carrel-fill", { name, with: new URLSearchParams(options).toString() }, children);
