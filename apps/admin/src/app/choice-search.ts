import type { ChoiceAddress } from "@carrel/sdk/domain";
import { type Search, text } from "./search-params";

/** What an address says of a plan from the shop. What makes no sense of it is told where it is shown. */
export const choiceSearch = ({ plan, addOns, seen }: Search): ChoiceAddress => ({
  plan: text(plan),
  addOns: text(addOns),
  seen: text(seen),
});

/** The choice in the address of where it is paid, for whoever goes on elsewhere before. */
export function choiceOfHref(href: string | undefined): ChoiceAddress {
  if (!href?.startsWith("/plans-selection?")) return {};
  return choiceSearch(Object.fromEntries(new URL(href, location.origin).searchParams));
}
