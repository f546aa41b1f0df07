"use client";
import type { KeyboardEvent, PointerEvent } from "react";
import { labelOf } from "./label";
import { PlanName } from "./plan-name";
import { placed } from "./plan-window";
import { type DeskPosition, uprightOf } from "./position";
import { HANDLES, type Handle } from "./resize";

interface EditorDeskProps {
  id: string;
  name: string;
  /** Its name does not stand on it. */
  isNameless: boolean;
  /** What screen readers say: with its place. */
  said: string;
  position: DeskPosition;
  /** px a unit of the plan. */
  scale: number;
  isMarked: boolean;
  /** The only one that is marked: it can be resized and turned. */
  isAlone: boolean;
  isReachable: boolean;
  describedBy: string;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPress: (event: PointerEvent) => void;
  onHandle: (event: PointerEvent, handle: Handle | "turn") => void;
}

/** One desk that can be moved; marked alone, with handles on its edges and one to turn it. */
export const EditorDesk = (props: EditorDeskProps) => {
  const { w, h } = uprightOf(props.position);
  const label = labelOf({ name: props.name }, { width: w * props.scale, height: h * props.scale });
  return (
    <li className="ui-plan__item ui-plan-editor__item" data-desk={props.id} style={placed(props.position)}>
      <button
        type="button"
        aria-label={props.said}
        aria-pressed={props.isMarked}
        aria-describedby={props.describedBy}
        title={props.name}
        tabIndex={props.isReachable ? 0 : -1}
        data-slot="plan-desk"
        data-state={props.isMarked ? "selected" : "unselected"}
        className="ui-plan-editor__desk"
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onPointerDown={props.onPress}
      >
        {!props.isNameless && <PlanName name={props.name} label={label} />}
      </button>
      {props.isAlone && (
        <span className="ui-plan-editor__handles" aria-hidden="true">
          {HANDLES.map((handle) => (
            <span
              key={handle}
              data-handle={handle}
              className="ui-plan-editor__handle"
              onPointerDown={(event) => props.onHandle(event, handle)}
            />
          ))}
          <span
            data-handle="turn"
            className="ui-plan-editor__handle"
            onPointerDown={(event) => props.onHandle(event, "turn")}
          />
        </span>
      )}
    </li>
  );
};
