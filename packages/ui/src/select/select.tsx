"use client";
import { cx } from "class-variance-authority";
import { Check, ChevronDown } from "lucide-react";
import { Select as Parts } from "radix-ui";
import type { ComponentProps } from "react";
import { LandmarkProvider, useLandmark, useLandmarkRef } from "../dropdown-menu/landmark";
import { useFieldControl } from "../field";
import { Spinner } from "../spinner";
import { useVisiblePage } from "./use-visible-page";
import "../field/control.css";
import "./select.css";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Heading over the options that share it. */
  group?: string;
}

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<"button">, "value" | "defaultValue" | "onChange" | "children" | "type"> {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  size?: "sm" | "md" | "lg";
  readOnly?: boolean;
  /** While its options are fetched: it doesn't open. */
  loading?: boolean;
}

const SelectInLandmark = <Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  size = "md",
  readOnly = false,
  loading = false,
  disabled,
  className,
  ref,
  ...rest
}: SelectProps<Value>) => {
  const control = useFieldControl(rest);
  const { onOpenChange, onFocus } = useVisiblePage();
  const landmark = useLandmark();
  const triggerRef = useLandmarkRef(ref);
  const groups = [...new Set(options.map(({ group }) => group))];
  const change = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  return (
    <Parts.Root
      value={value ?? ""}
      onValueChange={change}
      onOpenChange={onOpenChange}
      disabled={disabled}
      // Undefined leaves opening and closing to Radix.
      open={readOnly || loading ? false : undefined}
    >
      <Parts.Trigger
        {...control}
        ref={triggerRef}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        data-slot="select"
        data-size={size}
        className={cx("ui-control ui-select", `ui-control--${size}`, className)}
      >
        <span className="ui-control__value" data-placeholder={value === null || undefined}>
          <Parts.Value placeholder={placeholder} />
        </span>
        <Parts.Icon className="ui-control__aside">
          {loading ? <Spinner size="sm" /> : <ChevronDown strokeWidth={1.5} />}
        </Parts.Icon>
      </Parts.Trigger>
      <Parts.Portal container={landmark}>
        <Parts.Content onFocus={onFocus} position="popper" sideOffset={4} collisionPadding={8} className="ui-options">
          <Parts.Viewport>
            {groups.map((group) => (
              <Parts.Group key={group ?? ""}>
                {group && <Parts.Label className="ui-options__heading">{group}</Parts.Label>}
                {options
                  .filter((option) => option.group === group)
                  .map((option) => (
                    <Parts.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className="ui-options__item"
                    >
                      <Parts.ItemText>{option.label}</Parts.ItemText>
                      <Parts.ItemIndicator className="ui-options__check">
                        <Check strokeWidth={1.5} />
                      </Parts.ItemIndicator>
                    </Parts.Item>
                  ))}
              </Parts.Group>
            ))}
          </Parts.Viewport>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
};

/**
 * One choice out of more than a few; typing a letter jumps to it. For more than thirty options take a Combobox. The page
 * stays there for screen readers while the list is open.
 *
 * @example <Field label="Branch"><Select options={branches} value={branch} onValueChange={setBranch} /></Field>
 */
export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <LandmarkProvider>
    <SelectInLandmark {...props} />
  </LandmarkProvider>
);
