import { HOLES } from "../layout/holes";
import type { Pages } from "../pages/page";
import { DemoPage } from "./demo-page";

/** Where it can be looked at. */
export const DEMO_PAGES: Pages = {
  "/demo": {
    title: `Look around: ${HOLES.platform}`,
    description:
      "A tour of the running product: the day of a study hall, the desks of a co-working space hour by hour, and what visitors see on their phones.",
    Content: DemoPage,
  },
};
