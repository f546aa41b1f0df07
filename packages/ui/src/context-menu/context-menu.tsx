"use client";
import { cx } from "class-variance-authority";
import { ContextMenu as Primitive } from "radix-ui";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { CHOICE_MARK, ItemBody, ON_MARK, SubTriggerBody } from "../dropdown-menu/item-body";
import { LandmarkProvider, useLandmark, useLandmarkRef } from "../dropdown-menu/landmark";
import "../dropdown-menu/dropdown-menu.css";
import "./context-menu.css";

export type ContextMenuProps = ComponentProps<typeof Primitive.Root>;

/** The menu and what it belongs to: `ContextMenu` > `ContextMenuTrigger asChild` + `ContextMenuContent`. */
export const ContextMenu = ({ modal = false, ...rest }: ContextMenuProps) => (
  <LandmarkProvider>
    <Primitive.Root {...rest} modal={modal} />
  </LandmarkProvider>
);

export const ContextMenuGroup = Primitive.Group;
export const ContextMenuRadioGroup = Primitive.RadioGroup;
export const ContextMenuSub = Primitive.Sub;

export type ContextMenuTriggerProps = ComponentProps<typeof Primitive.Trigger>;

/** Not every browser turns these keys into the event that a right press gives. */
const asksForMenu = ({ key, shiftKey }: KeyboardEvent) => key === "ContextMenu" || (key === "F10" && shiftKey);

/** What the menu belongs to; focusable (a row, a tile), or it has no keyboard. */
export const ContextMenuTrigger = ({ ref, className, onKeyDown, ...rest }: ContextMenuTriggerProps) => {
  const press = (event: KeyboardEvent<HTMLSpanElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || rest.disabled || !asksForMenu(event) || !(event.target instanceof Element)) return;
    event.preventDefault();
    // Below the start of what has the focus, where its own menu would open.
    const { left, right, bottom } = event.target.getBoundingClientRect();
    const clientX = getComputedStyle(event.target).direction === "rtl" ? right : left;
    event.target.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY: bottom }),
    );
  };
  return (
    <Primitive.Trigger
      {...rest}
      ref={useLandmarkRef(ref)}
      onKeyDown={press}
      data-slot="context-menu-trigger"
      className={cx("ui-context-menu__trigger", className)}
    />
  );
};

export type ContextMenuContentProps = ComponentProps<typeof Primitive.Content>;

export const ContextMenuContent = ({
  collisionPadding = 8,
  onContextMenu,
  className,
  ...rest
}: ContextMenuContentProps) => (
  <Primitive.Portal container={useLandmark()}>
    <Primitive.Content
      {...rest}
      collisionPadding={collisionPadding}
      onContextMenu={(event) => {
        onContextMenu?.(event);
        // Where the key's own event comes later than its press, it would put the browser's menu over this one.
        event.preventDefault();
      }}
      data-slot="context-menu"
      className={cx("ui-menu", className)}
    />
  </Primitive.Portal>
);

export interface ContextMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** `danger` for what destroys; keep it last, after a separator. */
  variant?: "default" | "danger";
  icon?: ReactNode;
  /** Keys that do the same, shown at the end. */
  shortcut?: string;
}

export const ContextMenuItem = ({
  variant = "default",
  icon,
  shortcut,
  asChild,
  className,
  children,
  ...rest
}: ContextMenuItemProps) => (
  <Primitive.Item
    {...rest}
    asChild={asChild}
    data-slot="context-menu-item"
    data-variant={variant}
    className={cx("ui-menu__item", variant === "danger" && "ui-menu__item--danger", className)}
  >
    {asChild ? (
      children
    ) : (
      <ItemBody icon={icon} shortcut={shortcut}>
        {children}
      </ItemBody>
    )}
  </Primitive.Item>
);

export type ContextMenuCheckboxItemProps = ComponentProps<typeof Primitive.CheckboxItem>;

export const ContextMenuCheckboxItem = ({ className, children, ...rest }: ContextMenuCheckboxItemProps) => (
  <Primitive.CheckboxItem {...rest} data-slot="context-menu-checkbox-item" className={cx("ui-menu__item", className)}>
    <span className="ui-menu__icon">
      <Primitive.ItemIndicator>{ON_MARK}</Primitive.ItemIndicator>
    </span>
    <span className="ui-menu__label">{children}</span>
  </Primitive.CheckboxItem>
);

export type ContextMenuRadioItemProps = ComponentProps<typeof Primitive.RadioItem>;

export const ContextMenuRadioItem = ({ className, children, ...rest }: ContextMenuRadioItemProps) => (
  <Primitive.RadioItem {...rest} data-slot="context-menu-radio-item" className={cx("ui-menu__item", className)}>
    <span className="ui-menu__icon">
      <Primitive.ItemIndicator>{CHOICE_MARK}</Primitive.ItemIndicator>
    </span>
    <span className="ui-menu__label">{children}</span>
  </Primitive.RadioItem>
);

export const ContextMenuLabel = ({ className, ...rest }: ComponentProps<typeof Primitive.Label>) => (
  <Primitive.Label {...rest} data-slot="context-menu-label" className={cx("ui-menu__heading", className)} />
);

export const ContextMenuSeparator = ({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) => (
  <Primitive.Separator {...rest} data-slot="context-menu-separator" className={cx("ui-menu__separator", className)} />
);

export interface ContextMenuSubTriggerProps extends ComponentProps<typeof Primitive.SubTrigger> {
  icon?: ReactNode;
}

export const ContextMenuSubTrigger = ({ icon, className, children, ...rest }: ContextMenuSubTriggerProps) => (
  <Primitive.SubTrigger {...rest} data-slot="context-menu-sub-trigger" className={cx("ui-menu__item", className)}>
    <SubTriggerBody icon={icon}>{children}</SubTriggerBody>
  </Primitive.SubTrigger>
);

export const ContextMenuSubContent = ({ className, ...rest }: ComponentProps<typeof Primitive.SubContent>) => (
  <Primitive.Portal container={useLandmark()}>
    <Primitive.SubContent {...rest} data-slot="context-menu-sub" className={cx("ui-menu", className)} />
  </Primitive.Portal>
);
