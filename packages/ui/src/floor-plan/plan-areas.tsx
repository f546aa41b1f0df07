import type { CSSProperties } from "react";
import type { PlanArea } from "./plan";

/** The parts of a room with their names, which stay in sight and readable however large the plan is drawn. */
export const PlanAreas = ({ areas }: { areas: readonly PlanArea[] }) => (
  <div aria-hidden="true">
    {areas.map(({ name, x, y, width, height, title }) => (
      <div
        key={name}
        data-slot="plan-area"
        className="ui-plan__area"
        style={{ "--_x": x, "--_y": y, "--_w": width, "--_h": height, "--_title": title } as CSSProperties}
      >
        <span className="ui-plan__area-name">{name}</span>
      </div>
    ))}
  </div>
);
