"use client";
import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { Direction } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef } from "react";
import "./chip.css";

export interface ChipOption {
  value: string;
  label: string;
}

export interface ChipListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** What they are together, read to screen readers: "Chosen". */
  label: string;
  chips: readonly ChipOption[];
  /** Without it the chips only show. */
  onRemove?: ((value: string) => void) | undefined;
  /** Name of a chip's cross: "Remove Library Lane". */
  removeLabel: (label: string) => string;
  /** The control that the chips stand before; the arrows lead back to it. */
  control: RefObject<HTMLElement | null>;
}

const crosses = (list: Element | null | undefined) =>
  Array.from(list?.querySelectorAll<HTMLButtonElement>(".ui-chip__remove") ?? []);

/** Puts the focus on the cross of the last chip in a frame, if there is one. */
export const focusLastChip = (frame: Element | null | undefined): void => crosses(frame).at(-1)?.focus();

/**
 * The values of a field as chips. They are no Tab stops: from the control arrows reach them, Delete and Backspace
 * remove one.
 *
 * @example <ChipList label="Chosen" chips={chips} onRemove={remove} removeLabel={(name) => `Remove ${name}`} control={input} />
 */
export const ChipList = ({ label, chips, onRemove, removeLabel, control, className, ...rest }: ChipListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const isRightToLeft = Direction.useDirection() === "rtl";

  const remove = (value: string, index: number) => {
    const all = crosses(list.current);
    // Before the chip goes, so that the focus isn't lost with it.
    (all[index + 1] ?? all[index - 1] ?? control.current)?.focus();
    onRemove?.(value);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>, value: string, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = crosses(list.current);
    const [earlier, later] = isRightToLeft ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const targets: Record<string, HTMLElement | null | undefined> = {
      [earlier]: all[index - 1] ?? all[index],
      [later]: all[index + 1] ?? control.current,
      Home: all[0],
      End: control.current,
    };
    const target = targets[event.key];
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (!target && !isRemoval) return;
    event.preventDefault();
    if (isRemoval) remove(value, index);
    else target?.focus();
  };

  if (chips.length === 0) return null;
  return (
    <ul
      {...rest}
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: `display: contents` takes the role away in some browsers
      role="list"
      aria-label={label}
      data-slot="chip-list"
      className={cx("ui-chips", className)}
    >
      {chips.map(({ value, label: text }, index) => (
        <li key={value} data-slot="chip" className="ui-chip">
          <span className="ui-chip__label">{text}</span>
          {onRemove && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={removeLabel(text)}
              title={removeLabel(text)}
              onClick={() => remove(value, index)}
              onKeyDown={(event) => press(event, value, index)}
              className="ui-chip__remove"
            >
              <X strokeWidth={1.5} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
