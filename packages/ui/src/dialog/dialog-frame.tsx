"use client";
import { Dialog as Parts } from "radix-ui";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { CloseButton } from "./close-button";
import { ScrollBody } from "./scroll-body";
import { useReturnFocus } from "./use-return-focus";
import "./dialog.css";

export interface DialogFrameProps extends Omit<ComponentProps<typeof Parts.Content>, "title"> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names the dialog; always shown. */
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Stays at the lower edge while the body scrolls; the primary action last. */
  footer?: ReactNode;
  /** What opens it, when it is not opened from elsewhere: a Button or a menu row. */
  trigger?: ReactNode;
  /** False where the person has to answer: no cross, Escape and outside presses do nothing. */
  dismissible?: boolean;
  closeLabel?: string;
}

type OutsideEvent = Parameters<NonNullable<DialogFrameProps["onInteractOutside"]>>[0];

/** A toast lies outside every dialog; pressing its "Undo" must not close what is open below it. */
const isInToast = ({ target }: OutsideEvent) => target instanceof Element && target.closest("[data-sonner-toaster]");

/** Milliseconds in which a second press belongs to the first: who presses a button twice doesn't mean what came over it. */
const DOUBLE_PRESS = 500;

/** What Dialog and Sheet share: title, description, scrolling body, footer, cross, focus trap. */
export const DialogFrame = ({
  open,
  onOpenChange,
  title,
  description,
  footer,
  trigger,
  dismissible = true,
  closeLabel,
  children,
  onInteractOutside,
  onEscapeKeyDown,
  ...content
}: DialogFrameProps) => {
  const returnFocus = useReturnFocus();
  const openedAt = useRef(0);
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Parts.Trigger asChild>{trigger}</Parts.Trigger>}
      <Parts.Portal>
        <Parts.Overlay className="ui-mask" />
        <Parts.Content
          {...returnFocus}
          onOpenAutoFocus={() => {
            openedAt.current = performance.now();
            returnFocus.onOpenAutoFocus();
          }}
          {...content}
          {...(description ? {} : { "aria-describedby": undefined })}
          onInteractOutside={(event) => {
            const isSecond = performance.now() - openedAt.current < DOUBLE_PRESS;
            if (!dismissible || isSecond || isInToast(event)) event.preventDefault();
            onInteractOutside?.(event);
          }}
          onEscapeKeyDown={(event) => {
            if (!dismissible) event.preventDefault();
            onEscapeKeyDown?.(event);
          }}
        >
          <header className="ui-overlay__header">
            <Parts.Title className="ui-overlay__title">{title}</Parts.Title>
            {description && <Parts.Description className="ui-overlay__description">{description}</Parts.Description>}
          </header>
          <ScrollBody className="ui-overlay__body">{children}</ScrollBody>
          {footer && <footer className="ui-overlay__footer">{footer}</footer>}
          {/* Last in the order so that opening puts the focus on the content, not on the way out. */}
          {dismissible && (
            <div className="ui-overlay__close">
              <Parts.Close asChild>
                <CloseButton label={closeLabel} />
              </Parts.Close>
            </div>
          )}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
};
