import type { ChoiceAddress } from "@carrel/sdk/domain";
import { type Search, text } from "./search-params";

/** What an address says of a plan from the shop. What makes no sense of it is told where it is shown. */
export const choiceSearch = ({ plan, addOns, seen }: Search): ChoiceAddress => ({
  plan: text(plan),
  addOns: text(addOns),
  seen: text(seen),
});

const PAY = "/plans-selection?";

/** The choice in the address of where it is paid, for whoever goes on elsewhere before. */
export const choiceOfHref = (href = ""): ChoiceAddress =>
  href.startsWith(PAY) ? choiceSearch(Object.fromEntries(new URLSearchParams(href.slice(PAY.length)))) : {};
