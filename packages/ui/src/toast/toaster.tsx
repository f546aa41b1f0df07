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

/** Where toasts appear: the lower end corner, on a phone the whole width. One for the app, near its root. */
export const Toaster = ({ label = "Notices", closeLabel = "Close notice", ...rest }: ToasterProps) => {
  const dir = Direction.useDirection();
  const focusBack = useFocusBack();
  return (
    <div {...focusBack} className="ui-toaster">
      <Sonner
        {...rest}
        dir={dir}
        position={dir === "rtl" ? "bottom-left" : "bottom-right"}
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
