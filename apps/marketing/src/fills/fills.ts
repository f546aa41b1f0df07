import { demoFill } from "../demo/demo-fill";
import { tryItFill } from "../documentation/reference/try-it-fill";
import { hisLinksFill } from "../layout/his-links-fill";
import { contactFormFill } from "../pages/contact/contact-form-fill";
import { plansFill } from "../pricing/plans-fill";
import { cartFill, shopFill } from "../shop/shop-fills";
import type { FillRow } from "./define-fill";

/** What the server puts into holes of pages (`<Fill name="…">`), by name. */
export const FILLS = {
  "contact-form": contactFormFill,
  demo: demoFill,
  "his-links": hisLinksFill,
  "try-it": tryItFill,
  plans: plansFill,
  shop: shopFill,
  cart: cartFill,
} satisfies Readonly<Record<string, FillRow>>;

export type FillName = keyof typeof FILLS;
