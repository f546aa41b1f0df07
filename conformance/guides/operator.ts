import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const SETTINGS: Held =
  "conformance/operator.test.ts › tells the operator of each setting, and of none that nothing reads";
const SCRIPTS: Held = "conformance/operator.test.ts › tells the operator of scripts that are there";
const FILES: Held =
  "conformance/operator.test.ts › tells the operator of files that are there, or that a build makes of one";

/** For the operator. What he types is run as it stands, as far as a test may. */
export const operator: Walks = {
  "docs/documentation/operator/backup.md": [
    [
      "apps/api/src/operator.test.ts › is restored on another server, whose people sign in",
      "apps/api/src/operator.test.ts › is a copy of its folder, which stands in for it",
      SETTINGS,
    ],
  ],
  "docs/documentation/operator/install.md": [
    [
      "apps/api/src/documents.test.ts › $at is SQL",
      "apps/api/src/operator.test.ts › is restored on another server, whose people sign in",
    ],
    ["apps/api/src/operator.test.ts › start a server in production, once the secret is a long one", SETTINGS],
    ["apps/api/src/operator.test.ts › start a server in production, once the secret is a long one", SCRIPTS],
    [
      "apps/api/src/sites/caddy.test.ts › gets one on the first visit of a domain that is verified, and serves its site over https",
      FILES,
    ],
    [
      "apps/api/src/main.test.ts › prints a link at each start until it has its owner, and the demo stays out of it",
      "e2e/tests/set-up.spec.ts › whoever has the printed link becomes the platform's owner, and nobody after him",
    ],
    [
      "e2e/tests/clients-and-plans.spec.ts › the company's details stand on the receipt as they are typed",
      "e2e/tests/clients-and-plans.spec.ts › a plan is added, refused, put in order, withdrawn and deleted, with the pricing page beside",
    ],
  ],
};
