import type { DomainProblem } from "./validate-domain";

export interface DomainInputLabels {
  /** How the DNS writes a name with other letters than a to z. */
  ascii: (name: string) => string;
  /** What is wrong and how to mend it; what is empty is the Field's to tell. */
  problems: Record<Exclude<DomainProblem, "empty">, string>;
}

export const LABELS: DomainInputLabels = {
  ascii: (name) => `In DNS records: ${name}`,
  problems: {
    "e-mail": "This is an e-mail address. Write only what follows the @.",
    path: "Write the name alone, without https:// and without what follows a slash.",
    port: "Leave out the port, the colon and the number after it.",
    wildcard: "Write one name; an asterisk stands for many.",
    address: "This is an IP address. Write a name such as desks.example.org.",
    "no-dot": "Write the whole name with its ending, such as example.org.",
    "empty-part": "Take out the dot too many, at the start, at the end or doubled.",
    character: "Use letters, digits, hyphens and dots only.",
    hyphen: "No part of the name may start or end with a hyphen.",
    "long-part": "Each part between the dots has 63 letters at most.",
    long: "The whole name has 253 letters at most.",
    ending: "The ending is no real one. Write one such as .org or .in.",
  },
};
