"use client";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  type LucideIcon,
  Magnet,
  PackageMinus,
  Redo2,
  RotateCcw,
  RotateCw,
  Undo2,
} from "lucide-react";
import { Toolbar } from "radix-ui";
import { IconButton } from "../icon-button";
import type { Alignment } from "./arrange";
import type { FloorPlanEditorLabels } from "./editor-labels";

interface EditorActions {
  undo: () => void;
  redo: () => void;
  align: (to: Alignment) => void;
  distribute: (along: "x" | "y") => void;
  turn: (degrees: number) => void;
  takeOff: () => void;
  setSnapping: (isOn: boolean) => void;
}

interface EditorToolsProps {
  actions: EditorActions;
  labels: FloorPlanEditorLabels;
  /** Marked desks. */
  count: number;
  canUndo: boolean;
  canRedo: boolean;
  isSnapping: boolean;
}

interface Tool {
  label: string;
  Icon: LucideIcon;
  /** Points along the line; what aligns or turns desks says the plan's own left and right. */
  isMirrored?: true;
  act: () => void;
  /** Marked desks that it needs. */
  needs?: number;
  isOff?: boolean;
}

const ALIGN_ICONS: [Alignment, LucideIcon][] = [
  ["left", AlignStartVertical],
  ["centre", AlignCenterVertical],
  ["right", AlignEndVertical],
  ["top", AlignStartHorizontal],
  ["middle", AlignCenterHorizontal],
  ["bottom", AlignEndHorizontal],
];
/** Degrees of one press on "Turn". */
const QUARTER = 90;

/** What can be done with the marked desks; one Tab stop, the arrows move inside. */
export const EditorTools = ({ actions, labels, count, canUndo, canRedo, isSnapping }: EditorToolsProps) => {
  const groups: Tool[][] = [
    [
      { label: labels.undo, Icon: Undo2, isMirrored: true, act: actions.undo, isOff: !canUndo },
      { label: labels.redo, Icon: Redo2, isMirrored: true, act: actions.redo, isOff: !canRedo },
    ],
    ALIGN_ICONS.map(([to, Icon]) => ({ label: labels[to], Icon, act: () => actions.align(to), needs: 2 })),
    [
      { label: labels.distributeX, Icon: AlignHorizontalSpaceBetween, act: () => actions.distribute("x"), needs: 3 },
      { label: labels.distributeY, Icon: AlignVerticalSpaceBetween, act: () => actions.distribute("y"), needs: 3 },
    ],
    [
      { label: labels.turnLeft, Icon: RotateCcw, act: () => actions.turn(-QUARTER), needs: 1 },
      { label: labels.turnRight, Icon: RotateCw, act: () => actions.turn(QUARTER), needs: 1 },
      { label: labels.takeOff, Icon: PackageMinus, act: actions.takeOff, needs: 1 },
    ],
  ];
  return (
    <Toolbar.Root aria-label={labels.tools} className="ui-plan-editor__tools">
      {groups.map((tools) => (
        <div key={tools[0]?.label} className="ui-plan-editor__tool-group">
          {tools.map(({ label, Icon, isMirrored, act, needs = 0, isOff = count < needs }) => (
            <Toolbar.Button key={label} asChild>
              <IconButton
                size="sm"
                label={label}
                // Not `disabled`: the focus stays on "Undo" after the last step back.
                aria-disabled={isOff || undefined}
                onClick={() => !isOff && act()}
              >
                <Icon data-mirror={isMirrored} strokeWidth={1.5} />
              </IconButton>
            </Toolbar.Button>
          ))}
        </div>
      ))}
      <div className="ui-plan-editor__tool-group">
        <Toolbar.Button asChild>
          <IconButton
            size="sm"
            label={labels.snap}
            aria-pressed={isSnapping}
            className="ui-plan-editor__snap"
            onClick={() => actions.setSnapping(!isSnapping)}
          >
            <Magnet strokeWidth={1.5} />
          </IconButton>
        </Toolbar.Button>
      </div>
    </Toolbar.Root>
  );
};
