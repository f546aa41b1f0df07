"use client";
import { cx } from "class-variance-authority";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useShell } from "../app-shell/shell-context";
import { SidebarFold } from "./sidebar-fold";
import { type SidebarItem, SidebarLink } from "./sidebar-link";
import "./sidebar.css";

export interface SidebarGroup {
  label: string;
  items: readonly SidebarItem[];
  /** Its places show once its name is pressed: what is rarely needed. While one is in one of them, they stand there as others do. */
  folded?: { open: boolean; onOpenChange: (open: boolean) => void };
}

export interface SidebarProps extends Omit<ComponentProps<"nav">, "children"> {
  groups: readonly SidebarGroup[];
  /** The brand. */
  header?: ReactNode;
  footer?: ReactNode;
  labels?: { navigation?: string; collapse?: string; expand?: string };
}

const Group = ({ group, compact }: { group: SidebarGroup; compact: boolean }) => {
  const id = useId();
  const { label, items, folded } = group;
  const folds = folded && !items.some(({ active }) => active);
  return (
    <div className="ui-sidebar__group">
      {folds ? (
        <SidebarFold
          id={id}
          label={label}
          open={folded.open}
          compact={compact}
          controls={`${id}-places`}
          onPress={() => folded.onOpenChange(!folded.open)}
        />
      ) : (
        <p id={id} className={compact ? "ui-visually-hidden" : "ui-sidebar__label"}>
          {label}
        </p>
      )}
      <ul id={`${id}-places`} aria-labelledby={id} hidden={folds && !folded.open}>
        {items.map((item) => (
          <li key={item.href}>
            <SidebarLink item={item} compact={compact} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The places of the back-office, in groups. Inside an AppShell it collapses to icons and moves into the phone's drawer.
 *
 * @example <Sidebar header={<BrandLogo organisation={organisation} />} groups={[{ label: "Today", items }]} />
 */
export const Sidebar = ({ groups, header, footer, labels, className, ...rest }: SidebarProps) => {
  const shell = useShell();
  const compact = shell?.collapsed ?? false;
  const Icon = compact ? PanelLeftOpen : PanelLeftClose;
  const toggleLabel = compact ? (labels?.expand ?? "Expand sidebar") : (labels?.collapse ?? "Collapse sidebar");
  return (
    <nav
      aria-label={labels?.navigation ?? "Main"}
      {...rest}
      data-slot="sidebar"
      data-state={compact ? "collapsed" : "expanded"}
      className={cx("ui-sidebar", className)}
    >
      {header && <div className="ui-sidebar__header">{header}</div>}
      <div className="ui-sidebar__groups">
        {groups.map((group) => (
          <Group key={group.label} group={group} compact={compact} />
        ))}
      </div>
      {(footer || shell?.place === "column") && (
        <div className="ui-sidebar__footer">
          {footer}
          {shell?.place === "column" && (
            <button
              type="button"
              className="ui-sidebar__link ui-sidebar__toggle"
              title={compact ? toggleLabel : undefined}
              onClick={() => shell.setCollapsed(!compact)}
            >
              <Icon data-mirror strokeWidth={1.5} aria-hidden="true" className="ui-sidebar__toggle-icon" />
              <span className={compact ? "ui-visually-hidden" : undefined}>{toggleLabel}</span>
            </button>
          )}
        </div>
      )}
    </nav>
  );
};
