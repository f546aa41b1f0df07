"use client";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import { type ComponentProps, type CSSProperties, Fragment, type ReactNode, useId } from "react";
import { Badge } from "../badge";
import { FeatureValue } from "./feature-value";
import { WideScroller } from "./wide-scroller";
import "../plan-card/plan-card.css";
import "./plan-comparison.css";

export interface ComparedPlan {
  id: string;
  name: string;
  /** As it is written: "₹1,499". */
  price: string;
  /** What the price is for: "a month". */
  period?: string;
  /** A word at the top: "Most chosen", "Your plan". */
  badge?: string;
  /** The one to look at first; one among its neighbours. */
  highlighted?: boolean;
  /** The button that takes it. */
  action?: ReactNode;
}

export interface ComparedFeature {
  id: string;
  label: string;
  hint?: string;
  /** Heading above it and those after it. */
  group?: string;
  /** By the plan's id: a text such as "60", or whether the plan has it. */
  values: Readonly<Record<string, string | boolean>>;
}

/** Generic words; `Partial` of them can be given. */
const LABELS = {
  caption: "Plans compared",
  feature: "What you get",
  included: "Included",
  notIncluded: "Not included",
};
export type PlanComparisonLabels = typeof LABELS;

export interface PlanComparisonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Two to five. */
  plans: readonly ComparedPlan[];
  features: readonly ComparedFeature[];
  /** Rank of the plans' headings on a phone. */
  headingLevel?: 2 | 3 | 4;
  labels?: Partial<PlanComparisonLabels>;
}

interface Group {
  name: string | undefined;
  features: ComparedFeature[];
}

const groupsOf = (features: readonly ComparedFeature[]): Group[] =>
  features.reduce<Group[]>((groups, feature) => {
    const last = groups.at(-1);
    if (last && (feature.group === undefined || feature.group === last.name)) last.features.push(feature);
    else groups.push({ name: feature.group, features: [feature] });
    return groups;
  }, []);

const Price = ({ price, period }: ComparedPlan) => (
  <p className="ui-plan-card__price">
    <strong>{price}</strong> {period && <span>{period}</span>}
  </p>
);

/**
 * Plans side by side: a table with what one gets, a card for each plan on a phone.
 *
 * @example
 * <PlanComparison plans={plans} features={[{ id: "desks", label: "Desks", values: { start: "60", grow: "300" } }]} />
 */
export const PlanComparison = ({
  plans,
  features,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: PlanComparisonProps) => {
  const words = { ...LABELS, ...labels };
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const groups = groupsOf(features);
  const first = plans.findIndex(({ highlighted }) => highlighted);
  return (
    <div
      {...rest}
      data-slot="plan-comparison"
      className={cx("ui-plans", className)}
      style={{ "--_plans": plans.length, ...rest.style } as CSSProperties}
    >
      <WideScroller className="ui-plans__scroller" aria-label={words.caption}>
        {first >= 0 && (
          <span className="ui-plans__frame" aria-hidden="true" style={{ "--_column": first } as CSSProperties} />
        )}
        <table className="ui-plans__table">
          <caption className="ui-visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="ui-plans__feature">
                <span className="ui-visually-hidden">{words.feature}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="ui-plans__plan">
                  <div className="ui-plans__plan-head">
                    <span className="ui-plans__name">
                      {plan.name} {plan.badge && <Badge tone="primary">{plan.badge}</Badge>}
                    </span>
                    <Price {...plan} />
                    {plan.action}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Fragment key={group.features[0]?.id}>
                {group.name && (
                  <tr>
                    <th scope="rowgroup" colSpan={plans.length + 1} className="ui-plans__group">
                      <span>{group.name}</span>
                    </th>
                  </tr>
                )}
                {group.features.map((feature) => (
                  <tr key={feature.id}>
                    <th scope="row" className="ui-plans__feature">
                      {feature.label}
                      {feature.hint && <span className="ui-plans__hint">{feature.hint}</span>}
                    </th>
                    {plans.map((plan) => (
                      <td key={plan.id} className="ui-plans__cell">
                        <FeatureValue value={feature.values[plan.id]} words={words} />
                      </td>
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </WideScroller>
      <div className="ui-plans__cards">
        {plans.map((plan) => (
          <article
            key={plan.id}
            aria-labelledby={`${id}${plan.id}`}
            data-state={plan.highlighted ? "highlighted" : "plain"}
            className="ui-plan-card"
          >
            <div className="ui-plan-card__head">
              <Heading id={`${id}${plan.id}`} className="ui-plan-card__name">
                {plan.name}
              </Heading>
              {plan.badge && <Badge tone="primary">{plan.badge}</Badge>}
            </div>
            <Price {...plan} />
            <ul className="ui-plan-card__features">
              {features
                .filter(({ values }) => values[plan.id])
                .map((feature) => (
                  <li key={feature.id}>
                    <Check strokeWidth={1.5} aria-hidden="true" />
                    <span>
                      {feature.label}
                      {typeof feature.values[plan.id] === "string" && `: ${feature.values[plan.id]}`}
                    </span>
                  </li>
                ))}
            </ul>
            {plan.action && <div className="ui-plan-card__action">{plan.action}</div>}
          </article>
        ))}
      </div>
    </div>
  );
};
