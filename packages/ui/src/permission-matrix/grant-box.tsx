"use client";
import { Check, Lock, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox } from "../checkbox";
import "./permission-matrix.css";

export interface GrantBoxProps {
  /** The area or column it stands in, before its own label; read, not seen. */
  context?: string;
  label: string;
  description?: ReactNode;
  checked: boolean | "indeterminate";
  /** None of what it stands for may be granted by the actor. */
  locked: boolean;
  /** Id of what says why. */
  reasonId: string;
  readOnly: boolean;
  onToggle: () => void;
  words: { allowed: string; notAllowed: string };
}

/** One permission, or several: a box to tick, or a mark for who may only look. */
export const GrantBox = ({
  context,
  label,
  description,
  checked,
  locked,
  reasonId,
  readOnly,
  onToggle,
  words,
}: GrantBoxProps) => {
  const name = (
    <>
      {context && <span className="ui-visually-hidden">{context}: </span>}
      <span className="ui-permissions__label">{label}</span>
      {locked && !readOnly && (
        <Lock strokeWidth={1.5} aria-hidden="true" className="ui-permissions__lock" data-slot="lock" />
      )}
    </>
  );
  if (!readOnly)
    return (
      <Checkbox
        label={name}
        description={description}
        checked={checked}
        disabled={locked}
        aria-describedby={locked ? reasonId : undefined}
        onCheckedChange={onToggle}
        className="ui-permissions__box"
      />
    );
  const Mark = checked === true ? Check : Minus;
  return (
    <span className="ui-permissions__box ui-permissions__mark" data-state={checked === true ? "checked" : "unchecked"}>
      <Mark strokeWidth={2} aria-hidden="true" />
      <span className="ui-permissions__text">
        <span>{name}</span>
        <span className="ui-visually-hidden">{checked === true ? words.allowed : words.notAllowed}</span>
        {description && <span className="ui-permissions__description">{description}</span>}
      </span>
    </span>
  );
};
