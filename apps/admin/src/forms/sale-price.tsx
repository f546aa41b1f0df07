import type { Quote } from "@carrel/sdk";
import { useFormContext } from "react-hook-form";
import { Price } from "../app/parts/price";
import { discounted, type SaleFields } from "./payment";

/** What is sold costs this, less what is let off it. Stands in a form with `saleFields`. */
export function SalePrice({ price }: { price: Quote }) {
  const left = discounted(price, useFormContext<SaleFields>().watch("discount"));
  return <Price price={price} discount={price.amount - left.amount} totalLabel="To pay" />;
}
