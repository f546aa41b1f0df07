import { Check, Minus } from "lucide-react";
import "./plan-comparison.css";

export interface FeatureValueProps {
  /** A text such as "60", or whether it is in the plan. */
  value: string | boolean | undefined;
  words: { included: string; notIncluded: string };
}

/** What a plan has of one feature. */
export const FeatureValue = ({ value = false, words }: FeatureValueProps) => {
  if (typeof value === "string") return <span className="ui-plans__value">{value}</span>;
  const Mark = value ? Check : Minus;
  return (
    <span className="ui-plans__mark" data-state={value ? "included" : "missing"}>
      <Mark strokeWidth={1.5} aria-hidden="true" />
      <span className="ui-visually-hidden">{value ? words.included : words.notIncluded}</span>
    </span>
  );
};
