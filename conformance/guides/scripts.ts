import type { Held } from "../asked/rule";
import type { Walks } from "./walk";

const AS_IT_STANDS: Held = "apps/api/src/documents.test.ts › %s answers what it shows";
const SQL: Held = "apps/api/src/documents.test.ts › $at is SQL";
const SETTINGS: Held = "apps/api/src/operator.test.ts › start a server in production, once the secret is a long one";
const RESTORED: Held = "apps/api/src/operator.test.ts › is restored on another server, whose people sign in";
const PACKAGES: Held =
  "e2e/tests/packages.spec.ts › an application of React and Vite type-checks, builds, and books a desk; a worker counts them";
const START = { outside: "brings Node and pnpm, installs and builds, as the whole run does before its first test" };

/** What runs each piece of a shell and of SQL in what people read, in its order there. */
export const SCRIPTS: Walks = {
  "README.md": [START, { outside: "is the run itself" }],
  "docs/documentation/developer/authentication.md": [AS_IT_STANDS, AS_IT_STANDS, AS_IT_STANDS],
  "docs/documentation/developer/errors.md": [AS_IT_STANDS, AS_IT_STANDS],
  "docs/documentation/developer/getting-started.md": [AS_IT_STANDS, AS_IT_STANDS],
  "docs/documentation/developer/requests.md": [AS_IT_STANDS, AS_IT_STANDS],
  "docs/documentation/operator/backup.md": [
    RESTORED,
    RESTORED,
    RESTORED,
    "apps/api/src/operator.test.ts › is a copy of its folder, which stands in for it",
  ],
  "docs/documentation/operator/install.md": [START, SETTINGS, SETTINGS],
  "docs/operations.md": [
    [
      "apps/api/src/sites/caddy.test.ts › gets one on the first visit of a domain that is verified, and serves its site over https",
      "conformance/operator.test.ts › tells the operator of files that are there, or that a build makes of one",
    ],
    [RESTORED, SQL],
    "apps/api/src/operator.test.ts › has the scripts of the version that runs",
    "apps/api/src/operator.test.ts › is blanked in the log by the organisation's code and the address",
    SQL,
  ],
  "packages/hooks/README.md": [PACKAGES],
  "packages/sdk/README.md": [PACKAGES],
};
