"use client";
import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import { Direction } from "radix-ui";
import { Toaster as Sonner, type ToasterProps as SonnerProps } from "sonner";
import "../button/button.css";
import { useFocusBack } from "./use-focus-back";
import "./toast.css";

export interface ToasterProps extends Pick<SonnerProps, "offset" | "mobileOffset" | "hotkey"> {
  /** Names the region; the shortcut that leads there (Alt+T) is added. */
  label?: string;
  closeLabel?: string;
}

const stroke = { strokeWidth: 1.5, "aria-hidden": true } as const;

/** Below the Topbar, where there is one. */
const BELOW_TOPBAR = { top: "calc(var(--ui-topbar-height, 0px) + 0.5rem)" };

/**
 * Where toasts appear: above in the middle, on a phone over the whole width, so that they lie over no form's buttons and
 * over no row. One for the app, near its root.
 */
export const Toaster = ({ label = "Notices", closeLabel = "Close notice", ...rest }: ToasterProps) => {
  const dir = Direction.useDirection();
  const focusBack = useFocusBack();
  return (
    <div {...focusBack} className="ui-toaster">
      <Sonner
        offset={BELOW_TOPBAR}
        mobileOffset={BELOW_TOPBAR}
        {...rest}
        dir={dir}
        position="top-center"
        containerAriaLabel={label}
        closeButton
        gap={8}
        icons={{
          success: <CircleCheck {...stroke} />,
          error: <CircleX {...stroke} />,
          warning: <TriangleAlert {...stroke} />,
          info: <Info {...stroke} />,
          close: <X {...stroke} />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast: "ui-toast",
            icon: "ui-toast__icon",
            content: "ui-toast__content",
            title: "ui-toast__title",
            description: "ui-toast__description",
            actionButton: "ui-button ui-button--sm ui-toast__action",
            closeButton: "ui-toast__close",
          },
        }}
      />
    </div>
  );
};
