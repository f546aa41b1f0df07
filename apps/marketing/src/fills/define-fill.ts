import type { FillData, FillInput, FillNeed } from "@carrel/sdk/pages";
import type { ComponentType } from "react";

/** What a fill is drawn from: whose host it is, what the hole says of its own, and what it needs. */
export type FillProps<Need extends FillNeed = never> = Pick<FillInput, "site" | "options"> & Pick<FillData, Need>;

export interface FillRow {
  needs: readonly FillNeed[];
  Content: ComponentType<Pick<FillInput, "site" | "options"> & FillData>;
}

/**
 * A row of `FILLS`. The server asks for what it needs, and where it doesn't get it, the hole keeps what it says without.
 * @example export const plansFill = defineFill(["plans"], ({ plans, options }: FillProps<"plans">) => <PlanCards plans={plans} />);
 */
export const defineFill = <const Need extends FillNeed = never>(
  needs: readonly Need[],
  Content: ComponentType<FillProps<Need>>,
): FillRow => ({ needs, Content: Content as FillRow["Content"] });
