import { defineFill, type FillProps } from "../fills/define-fill";
import { NothingSold } from "./nothing-sold";
import { PlansAsAnswer } from "./plans-as-answer";
import { PlansAsCards } from "./plans-as-cards";
import { PlansAsTable } from "./plans-as-table";
import { StructuredOffers } from "./structured-offers";

type Props = FillProps<"plans" | "query">;

const DESIGNS = {
  cards: ({ plans }: Props) => <PlansAsCards catalogue={plans} />,
  table: ({ plans }: Props) => <PlansAsTable catalogue={plans} />,
  answer: ({ plans, query }: Props) => <PlansAsAnswer catalogue={plans} seats={query.seats} />,
};
export type PlansDesign = keyof typeof DESIGNS;

const isDesign = (name: string | undefined): name is PlansDesign => name !== undefined && name in DESIGNS;

/** What is for sale, in one of its designs. */
export const plansFill = defineFill(["plans", "query"], (props: Props) => {
  const { design } = props.options;
  const Plans = DESIGNS[isDesign(design) ? design : "cards"];
  if (props.plans.plans.length === 0) return <NothingSold />;
  return (
    <>
      <Plans {...props} />
      <StructuredOffers site={props.site} catalogue={props.plans} />
    </>
  );
});
