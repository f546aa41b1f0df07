export {
  type DomainRecord,
  DomainStatus,
  type DomainStatusLabels,
  type DomainStatusProps,
  type DomainStatusValue,
} from "./domain-status";
