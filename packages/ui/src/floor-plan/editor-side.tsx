"use client";
import { Plus } from "lucide-react";
import { type HTMLAttributes, useId } from "react";
import { Button } from "../button";
import type { FloorPlanEditorLabels } from "./editor-labels";
import { SMALLEST } from "./gesture";
import { asRotation, type DeskPosition } from "./position";
import { PositionField } from "./position-field";

interface EditorSideProps {
  labels: FloorPlanEditorLabels;
  /** The one desk that is marked. */
  one: { name: string; position: DeskPosition } | null;
  /** How many are. */
  count: number;
  onPosition: (position: DeskPosition) => void;
  /** Desks without a place. */
  tray: readonly { id: string; name: string }[];
  onPlace: (id: string) => void;
  /** Which of those is being dragged out. */
  dragged: string | undefined;
  handlersOf: (id: string) => HTMLAttributes<HTMLElement>;
}

/** The marked desk in figures, and the desks that wait for a place. */
export const EditorSide = (props: EditorSideProps) => {
  const { labels, one, count, onPosition, tray, onPlace, dragged, handlersOf } = props;
  const trayId = useId();
  const set = (key: keyof DeskPosition) => (value: number) =>
    one && onPosition({ ...one.position, [key]: key === "rotation" ? asRotation(value) : value });
  return (
    <div className="ui-plan-editor__side">
      <fieldset aria-label={labels.position}>
        <p className="ui-plan-editor__heading">{one ? `${labels.desk} ${one.name}` : labels.position}</p>
        {!one && <p className="ui-plan-editor__hint">{count > 1 ? labels.marked(count) : labels.none}</p>}
        {one && (
          <div className="ui-plan-editor__fields">
            <PositionField label={labels.x} value={one.position.x} min={0} onChange={set("x")} />
            <PositionField label={labels.y} value={one.position.y} min={0} onChange={set("y")} />
            <PositionField label={labels.w} value={one.position.w} min={SMALLEST} onChange={set("w")} />
            <PositionField label={labels.h} value={one.position.h} min={SMALLEST} onChange={set("h")} />
            <PositionField
              label={labels.rotation}
              value={one.position.rotation}
              min={-359}
              onChange={set("rotation")}
            />
          </div>
        )}
      </fieldset>
      <fieldset aria-labelledby={trayId} className="ui-plan-editor__tray">
        <p id={trayId} className="ui-plan-editor__heading">
          {labels.tray}
        </p>
        {tray.length === 0 ? (
          <p className="ui-plan-editor__hint">{labels.trayEmpty}</p>
        ) : (
          <ul className="ui-plan-editor__tray-list">
            {tray.map(({ id, name }) => (
              <li key={id}>
                <Button
                  {...handlersOf(id)}
                  size="sm"
                  className="ui-plan-editor__waiting"
                  data-dragging={id === dragged || undefined}
                  icon={<Plus strokeWidth={1.5} />}
                  aria-label={labels.place(name)}
                  onClick={() => onPlace(id)}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </fieldset>
    </div>
  );
};
