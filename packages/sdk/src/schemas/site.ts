import * as z from "zod";
import { text } from "./common";
import { KnownPlatform, PublicOrganisation } from "./organisation";

/**
 * What a host name selects. The server writes it into each page as
 * `<script type="application/json" id="carrel-site">` and serves it at `/site.json`.
 */
export const Site = z.object({
  /** `platform`: marketing and the back-office; `client`: one organisation's booking site. */
  mode: z.enum(["platform", "client"]),
  /** The publishable key that the page's calls travel with. */
  apiKey: text(200),
  organisation: PublicOrganisation,
  platform: KnownPlatform,
  /** Whether `/dev/outbox` is open. */
  demo: z.boolean(),
});
export interface Site extends z.infer<typeof Site> {}
