import { Plan, type PlanProps } from "./plan";
import { type IllustrationName, scenes } from "./scenes";
import "./illustration.css";

export interface IllustrationProps extends Omit<PlanProps, "children"> {
  name: IllustrationName;
}

/**
 * A room in plan, made of carrels, in the colours of the theme.
 *
 * @example <Illustration name="desks" />
 */
export const Illustration = ({ name, ...rest }: IllustrationProps) => (
  <Plan {...rest} data-variant={name}>
    {scenes[name]}
  </Plan>
);
