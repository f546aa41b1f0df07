"use client";
import { cx } from "class-variance-authority";
import { Avatar as Parts } from "radix-ui";
import type { ComponentProps } from "react";
import { initials } from "./initials";
import "./avatar.css";

export interface AvatarProps extends ComponentProps<typeof Parts.Root> {
  /** Of the person or organisation; gives the initials and the picture's text. */
  name: string;
  src?: string;
  /** 1.5, 2, 2.5 or 4 rem. */
  size?: "xs" | "sm" | "md" | "lg";
  /** `square` for organisations and branches. */
  shape?: "round" | "square";
}

/**
 * A face, or initials until it is there. Where the name stands beside it, pass `aria-hidden`.
 *
 * @example <Avatar name="Riya Nair" src={member.photo} />
 */
export const Avatar = ({ name, src, size = "md", shape = "round", className, ...rest }: AvatarProps) => (
  <Parts.Root
    role="img"
    aria-label={name}
    {...rest}
    data-slot="avatar"
    data-size={size}
    data-variant={shape}
    className={cx("ui-avatar", className)}
  >
    {src && <Parts.Image src={src} alt="" className="ui-avatar__image" />}
    <Parts.Fallback aria-hidden="true">{initials(name)}</Parts.Fallback>
  </Parts.Root>
);
