export { Field, type FieldProps } from "./field";
export { type FieldControl, useFieldControl, useFieldLabel } from "./field-context";
