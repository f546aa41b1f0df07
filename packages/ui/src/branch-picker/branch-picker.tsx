"use client";
import { cx } from "class-variance-authority";
import { ChevronsUpDown, MapPin } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import "./branch-picker.css";

export interface PickableBranch {
  id: string;
  name: string;
  /** Second line of a card: the address, or today's hours. */
  detail?: ReactNode;
}

export interface BranchPickerProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  branches: readonly PickableBranch[];
  value: string | null;
  onValueChange: (id: string) => void;
  /** `select` is small, for a header; `cards` shows every branch with its detail. */
  variant?: "select" | "cards";
  /** Names it; shown over the cards, read before the select. */
  label?: string;
  /** Shown in the select while no branch is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

type ViewProps = Pick<BranchPickerProps, "branches" | "value" | "onValueChange" | "disabled">;

const BranchSelect = ({
  branches,
  value,
  onValueChange,
  disabled,
  id,
  placeholder,
}: ViewProps & { id: string; placeholder: string }) => (
  <span className="ui-branch-picker__control">
    <MapPin strokeWidth={1.5} aria-hidden="true" />
    <select
      id={id}
      className="ui-branch-picker__select"
      value={value ?? ""}
      disabled={disabled}
      onChange={({ target }) => onValueChange(target.value)}
    >
      {value === null && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {branches.map((branch) => (
        <option key={branch.id} value={branch.id}>
          {branch.name}
        </option>
      ))}
    </select>
    <ChevronsUpDown strokeWidth={1.5} aria-hidden="true" />
  </span>
);

const BranchCards = ({ branches, value, onValueChange, disabled }: ViewProps) => {
  const group = useId();
  return (
    <div className="ui-branch-picker__cards">
      {branches.map(({ id, name, detail }) => (
        <label key={id} className="ui-branch-picker__card">
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === value}
            disabled={disabled}
            onChange={() => onValueChange(id)}
          />
          <span className="ui-branch-picker__name">{name}</span>
          {detail && <span className="ui-branch-picker__detail">{detail}</span>}
        </label>
      ))}
    </div>
  );
};

/**
 * Chooses one of an organisation's branches. Native controls: a phone shows its own wheel, arrows move between cards.
 *
 * @example <BranchPicker branches={branches} value={branchId} onValueChange={setBranchId} variant="cards" />
 */
export const BranchPicker = ({
  branches,
  value,
  onValueChange,
  variant = "select",
  label = "Branch",
  placeholder = "Choose a branch",
  disabled,
  className,
  ...rest
}: BranchPickerProps) => {
  const id = useId();
  const view = { branches, value, onValueChange, disabled };
  return (
    <div {...rest} data-slot="branch-picker" data-variant={variant} className={cx("ui-branch-picker", className)}>
      {variant === "select" ? (
        <>
          <label htmlFor={id} className="ui-visually-hidden">
            {label}
          </label>
          <BranchSelect {...view} id={id} placeholder={placeholder} />
        </>
      ) : (
        <fieldset>
          <legend className="ui-branch-picker__legend">{label}</legend>
          <BranchCards {...view} />
        </fieldset>
      )}
    </div>
  );
};
