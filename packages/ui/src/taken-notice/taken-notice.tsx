"use client";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button";
import { Callout, type CalloutProps } from "../callout";
import "./taken-notice.css";

export interface TakenAlternative {
  id: string;
  /** What is free instead: "Desk A15, 10:00–12:00". */
  label: ReactNode;
}

export interface TakenNoticeProps<Free extends TakenAlternative>
  extends Omit<CalloutProps, "tone" | "live" | "action"> {
  /** Near to what was wanted, the nearest first; without any the notice alone is shown. */
  alternatives: readonly Free[];
  onPick: (free: Free) => void;
  /** Nothing can be picked, as without a connection. */
  disabled?: boolean;
}

/**
 * Says that somebody else was quicker, and offers what is free instead. Screen readers are told.
 *
 * @example <TakenNotice title="Taken then" alternatives={free} onPick={takeOver}>Desk A14 is taken at that time.</TakenNotice>
 */
export const TakenNotice = <Free extends TakenAlternative>({
  alternatives,
  onPick,
  disabled = false,
  children,
  className,
  ...rest
}: TakenNoticeProps<Free>) => (
  <Callout {...rest} tone="warning" live className={cx("ui-taken-notice", className)}>
    {children}
    {alternatives.length > 0 && (
      <ul className="ui-taken-notice__list">
        {alternatives.map((free) => (
          <li key={free.id}>
            <Button block disabled={disabled} onClick={() => onPick(free)}>
              {free.label}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </Callout>
);
