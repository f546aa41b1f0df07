export type { TagInputLabels } from "./labels";
export { TagInput, type TagInputProps } from "./tag-input";
