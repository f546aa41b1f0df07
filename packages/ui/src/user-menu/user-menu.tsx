"use client";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../dropdown-menu";
import "./user-menu.css";

export interface UserMenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** `danger` for what destroys; a separator sets it apart. Signing out is not dangerous. */
  tone?: "default" | "danger";
}

export interface UserMenuProps extends Omit<ComponentProps<"button">, "children" | "name"> {
  name: string;
  email?: string;
  items: readonly UserMenuItem[];
  /** Address of a portrait; initials stand in. */
  photo?: string;
  /** Read before the name. */
  label?: string;
}

/**
 * The person who is signed in, and what he can do with his account.
 *
 * @example <UserMenu name="Riya Nair" email="riya@athena.test" items={[{ label: "Sign out", onSelect: signOut }]} />
 */
export const UserMenu = ({ name, email, items, photo, label = "Account of", className, ...rest }: UserMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <button type="button" {...rest} data-slot="user-menu" className={cx("ui-user-menu", className)}>
        <span className="ui-visually-hidden">{label} </span>
        <Avatar name={name} src={photo} size="sm" aria-hidden="true" />
        <span className="ui-user-menu__name">{name}</span>
        <ChevronDown strokeWidth={1.5} aria-hidden="true" className="ui-user-menu__hint" />
      </button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">
      <DropdownMenuLabel className="ui-user-menu__person">
        <span className="ui-user-menu__full-name">{name}</span>
        {email && <span className="ui-user-menu__email">{email}</span>}
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      {items.flatMap(({ label: text, icon, onSelect, tone }, index) => [
        ...(tone === "danger" && index > 0 ? [<DropdownMenuSeparator key={`before ${text}`} />] : []),
        <DropdownMenuItem key={text} icon={icon} variant={tone} onSelect={onSelect}>
          {text}
        </DropdownMenuItem>,
      ])}
    </DropdownMenuContent>
  </DropdownMenu>
);
