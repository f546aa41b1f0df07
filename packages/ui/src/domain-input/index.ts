export { DomainInput, type DomainInputProps } from "./domain-input";
export type { DomainInputLabels } from "./labels";
export { type DomainCheck, type DomainProblem, toHostName, validateDomain } from "./validate-domain";
