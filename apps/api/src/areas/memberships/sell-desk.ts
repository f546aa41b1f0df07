import { invalid } from "../../failure";
import type { DeskSale, Selling, SoldDesk } from "./sale";
import { sellSeat } from "./sell-seat";
import { sellShift } from "./sell-shift";

/** Sells a desk of one's own, by what its plan sells. @throws Failure 400 `feePlanId` for a plan that sells no such */
export function sellDesk(context: Selling, sale: DeskSale): Promise<SoldDesk> {
  switch (sale.plan.sells) {
    case "seat":
      return sellSeat(context, sale);
    case "shift":
      return sellShift(context, sale);
    default:
      throw invalid([
        { path: ["feePlanId"], message: "This fee plan sells no seat of one's own. Choose another plan." },
      ]);
  }
}
