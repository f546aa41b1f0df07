import type { CSSProperties, ReactNode } from "react";
import type { DeskLabel } from "./label";

interface PlanNameProps {
  name: string;
  label: Pick<DeskLabel, "size" | "lines" | "isCut">;
  /** Before the name, or alone where there is no room for one. */
  icon?: ReactNode;
}

/** A desk's name as large as it has room on the plan. */
export const PlanName = ({ name, label: { size, lines, isCut }, icon }: PlanNameProps) => (
  <span
    className="ui-plan__name"
    data-slot="plan-name"
    // A cut one ends in dots, whatever lines it takes.
    data-lines={isCut && size !== null ? undefined : lines}
    style={{ "--_size": size ?? 0, "--_lines": lines } as CSSProperties}
  >
    {icon}
    {size !== null && name}
  </span>
);
