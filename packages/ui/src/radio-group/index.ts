export type { RadioOption } from "./options";
export { RadioGroup, type RadioGroupProps } from "./radio-group";
