export {
  type ComparedFeature,
  type ComparedPlan,
  PlanComparison,
  type PlanComparisonLabels,
  type PlanComparisonProps,
} from "./plan-comparison";
