"use client";
import { Search, X } from "lucide-react";
import { useImperativeHandle, useRef } from "react";
import { IconButton } from "../icon-button";
import { TextInput, type TextInputProps } from "../text-input";
import "./search-input.css";

export interface SearchInputProps
  extends Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange" | "leading" | "trailing"> {
  value: string;
  onValueChange: (value: string) => void;
  clearLabel?: string;
}

/**
 * What a list is searched for. Escape and the cross empty it.
 *
 * @example <SearchInput aria-label="Search bookings" value={text} onValueChange={setText} />
 */
export const SearchInput = ({
  value,
  onValueChange,
  clearLabel = "Clear the search",
  ref,
  ...rest
}: SearchInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const isClearable = value !== "" && !rest.disabled && !rest.readOnly;
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <TextInput
      autoComplete="off"
      data-slot="search-input"
      {...rest}
      ref={input}
      type="search"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // While characters are being composed (Japanese, Chinese), Escape belongs to their list.
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing || !isClearable) return;
        event.preventDefault();
        onValueChange("");
      }}
      leading={<Search strokeWidth={1.5} aria-hidden="true" />}
      trailing={
        isClearable && (
          <IconButton label={clearLabel} size="sm" onClick={clear}>
            <X strokeWidth={1.5} />
          </IconButton>
        )
      }
    />
  );
};
