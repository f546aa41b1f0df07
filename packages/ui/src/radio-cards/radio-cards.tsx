import { RadioGroup, type RadioGroupProps } from "../radio-group";

export type RadioCardsProps<Value extends string = string> = Omit<RadioGroupProps<Value>, "look">;

/**
 * One choice out of two to six that each need a sentence.
 *
 * @example <RadioCards label="Kind of place" options={kinds} value={kind} onValueChange={setKind} />
 */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => (
  <RadioGroup {...props} look="cards" />
);
