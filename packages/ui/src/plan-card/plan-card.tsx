import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Badge } from "../badge";
import "./plan-card.css";

export interface PlanCardProps extends Omit<ComponentProps<"article">, "children"> {
  name: string;
  description?: string;
  /** As it is written: "₹1,499". */
  price: string;
  /** What the price is for: "a month". */
  period?: string;
  /** What one gets. */
  features?: readonly string[];
  /** A word at the top: "Most chosen", "Your plan". */
  badge?: string;
  /** The one to look at first; one among its neighbours. */
  highlighted?: boolean;
  /** The button that takes it. */
  action?: ReactNode;
  /** Rank of the name's heading. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A plan, its price and what is in it.
 *
 * @example <PlanCard name="Reading room" price="₹1,499" period="a month" features={["1 branch", "60 seats"]} action={<Button>Start</Button>} />
 */
export const PlanCard = ({
  name,
  description,
  price,
  period,
  features = [],
  badge,
  highlighted = false,
  action,
  headingLevel = 3,
  className,
  ...rest
}: PlanCardProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-slot="plan-card"
      data-state={highlighted ? "highlighted" : "plain"}
      className={cx("ui-plan-card", className)}
    >
      <div className="ui-plan-card__head">
        <Heading id={id} className="ui-plan-card__name">
          {name}
        </Heading>
        {badge && <Badge tone="primary">{badge}</Badge>}
      </div>
      <p className="ui-plan-card__price">
        <strong>{price}</strong> {period && <span>{period}</span>}
      </p>
      {description && <p className="ui-plan-card__description">{description}</p>}
      {features.length > 0 && (
        <ul className="ui-plan-card__features">
          {features.map((feature) => (
            <li key={feature}>
              <Check strokeWidth={1.5} aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {action && <div className="ui-plan-card__action">{action}</div>}
    </article>
  );
};
