"use client";
import { ChevronDown, Ellipsis } from "lucide-react";
import { SidebarHint } from "./sidebar-hint";

interface SidebarFoldProps {
  /** Of the button: the list below is called by it. */
  id: string;
  label: string;
  open: boolean;
  compact: boolean;
  /** The id of the list that it shows. */
  controls: string;
  onPress: () => void;
}

/** The name of a folded group, which shows and hides its places. */
export const SidebarFold = ({ id, label, open, compact, controls, onPress }: SidebarFoldProps) => (
  <SidebarHint text={compact ? label : null}>
    <button
      type="button"
      id={id}
      className="ui-sidebar__link ui-sidebar__toggle"
      data-state={open ? "open" : "closed"}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
    >
      <Ellipsis strokeWidth={1.5} aria-hidden="true" className="ui-sidebar__toggle-icon" />
      <span className={compact ? "ui-visually-hidden" : "ui-sidebar__text"}>{label}</span>
      {!compact && <ChevronDown strokeWidth={1.5} aria-hidden="true" className="ui-sidebar__chevron" />}
    </button>
  </SidebarHint>
);
