"use client";
import { cx } from "class-variance-authority";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { CHOICE_MARK, ItemBody, ON_MARK, SubTriggerBody } from "./item-body";
import { LandmarkProvider, useLandmark, useLandmarkRef } from "./landmark";
import "./dropdown-menu.css";

export type DropdownMenuProps = ComponentProps<typeof Primitive.Root>;

/**
 * The menu and what opens it: `DropdownMenu` > `DropdownMenuTrigger asChild` + `DropdownMenuContent`. The page stays
 * there for screen readers while it is open.
 */
export const DropdownMenu = ({ modal = false, ...rest }: DropdownMenuProps) => (
  <LandmarkProvider>
    <Primitive.Root {...rest} modal={modal} />
  </LandmarkProvider>
);

export type DropdownMenuTriggerProps = ComponentProps<typeof Primitive.Trigger>;

export const DropdownMenuTrigger = ({ ref, ...rest }: DropdownMenuTriggerProps) => (
  <Primitive.Trigger {...rest} ref={useLandmarkRef(ref)} />
);

export const DropdownMenuGroup = Primitive.Group;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;
export const DropdownMenuSub = Primitive.Sub;

export type DropdownMenuContentProps = ComponentProps<typeof Primitive.Content>;

export const DropdownMenuContent = ({
  align = "start",
  sideOffset = 4,
  collisionPadding = 8,
  className,
  ...rest
}: DropdownMenuContentProps) => (
  <Primitive.Portal container={useLandmark()}>
    <Primitive.Content
      {...rest}
      align={align}
      sideOffset={sideOffset}
      collisionPadding={collisionPadding}
      data-slot="dropdown-menu"
      className={cx("ui-menu", className)}
    />
  </Primitive.Portal>
);

export interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** `danger` for what destroys; keep it last, after a separator. */
  variant?: "default" | "danger";
  icon?: ReactNode;
  /** Keys that do the same, shown at the end. */
  shortcut?: string;
}

export const DropdownMenuItem = ({
  variant = "default",
  icon,
  shortcut,
  asChild,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) => (
  <Primitive.Item
    {...rest}
    asChild={asChild}
    data-slot="dropdown-menu-item"
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

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Primitive.CheckboxItem>;

export const DropdownMenuCheckboxItem = ({ className, children, ...rest }: DropdownMenuCheckboxItemProps) => (
  <Primitive.CheckboxItem {...rest} data-slot="dropdown-menu-checkbox-item" className={cx("ui-menu__item", className)}>
    <span className="ui-menu__icon">
      <Primitive.ItemIndicator>{ON_MARK}</Primitive.ItemIndicator>
    </span>
    <span className="ui-menu__label">{children}</span>
  </Primitive.CheckboxItem>
);

export type DropdownMenuRadioItemProps = ComponentProps<typeof Primitive.RadioItem>;

export const DropdownMenuRadioItem = ({ className, children, ...rest }: DropdownMenuRadioItemProps) => (
  <Primitive.RadioItem {...rest} data-slot="dropdown-menu-radio-item" className={cx("ui-menu__item", className)}>
    <span className="ui-menu__icon">
      <Primitive.ItemIndicator>{CHOICE_MARK}</Primitive.ItemIndicator>
    </span>
    <span className="ui-menu__label">{children}</span>
  </Primitive.RadioItem>
);

export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Primitive.Label>) => (
  <Primitive.Label {...rest} data-slot="dropdown-menu-label" className={cx("ui-menu__heading", className)} />
);

export const DropdownMenuSeparator = ({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) => (
  <Primitive.Separator {...rest} data-slot="dropdown-menu-separator" className={cx("ui-menu__separator", className)} />
);

export interface DropdownMenuSubTriggerProps extends ComponentProps<typeof Primitive.SubTrigger> {
  icon?: ReactNode;
}

export const DropdownMenuSubTrigger = ({ icon, className, children, ...rest }: DropdownMenuSubTriggerProps) => (
  <Primitive.SubTrigger {...rest} data-slot="dropdown-menu-sub-trigger" className={cx("ui-menu__item", className)}>
    <SubTriggerBody icon={icon}>{children}</SubTriggerBody>
  </Primitive.SubTrigger>
);

export const DropdownMenuSubContent = ({ className, ...rest }: ComponentProps<typeof Primitive.SubContent>) => (
  <Primitive.Portal container={useLandmark()}>
    <Primitive.SubContent {...rest} data-slot="dropdown-menu-sub" className={cx("ui-menu", className)} />
  </Primitive.Portal>
);
