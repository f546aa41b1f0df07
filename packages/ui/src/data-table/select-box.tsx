"use client";
import { type ComponentProps, useEffect, useRef } from "react";

interface SelectBoxProps extends ComponentProps<"input"> {
  /** Some, but not all. */
  mixed?: boolean;
  /** Stands beside it where rows are cards, and no column says what it is. */
  text?: string;
}

/** The checkbox of a row or of the heading, with a target as high as the row. */
export const SelectBox = ({ mixed = false, text, ...rest }: SelectBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="ui-table__select">
      <input {...rest} ref={box} type="checkbox" className="ui-table__box" />
      {text && <span className="ui-table__select-text">{text}</span>}
    </label>
  );
};
