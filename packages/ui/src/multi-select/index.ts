export type { MultiSelectLabels } from "./labels";
export { MultiSelect, type MultiSelectProps } from "./multi-select";
