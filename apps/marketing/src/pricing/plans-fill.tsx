import { formatMoney } from "@carrel/sdk/domain";
import { defineFill, type FillProps } from "../fills/define-fill";

/** What is for sale. */
export const plansFill = defineFill(["plans"], ({ plans: { plans } }: FillProps<"plans">) => (
  <ul>
    {plans.map(({ code, name, amount, currency }) => (
      <li key={code}>
        {name}: {formatMoney(amount, currency)}
      </li>
    ))}
  </ul>
));
