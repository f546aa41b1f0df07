import type { ComponentProps, ComponentType } from "react";
import type { ScreenshotName } from "../screenshots/screenshot";

/** What a campaign page is made of, below its beginning, in any order. */
export type CampaignPart =
  /** A day there, hour by hour. */
  | { kind: "day"; id: string; title: string; items: readonly { at: string; title: string; text: string }[] }
  /** What it comes down to. */
  | { kind: "points"; id: string; title: string; items: readonly { title: string; text: string }[] }
  /** What is done first, second, third. */
  | { kind: "steps"; id: string; title: string; items: readonly { title: string; text: string }[] }
  /** One sentence that stays. */
  | { kind: "statement"; text: string }
  | {
      kind: "table";
      id: string;
      title: string;
      text: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  /** The running product. */
  | { kind: "screen"; id: string; title: string; text: string; name: ScreenshotName; alt: string }
  | { kind: "code"; id: string; title: string; text: string; code: string }
  /** Other pages that say more. */
  | { kind: "ways"; id: string; title: string; links: readonly { label: string; href: string; text: string }[] };

export type PartOf<Kind extends CampaignPart["kind"]> = Extract<CampaignPart, { kind: Kind }>;

/** A page for those whom a campaign leads here. */
export interface Campaign {
  /** Whom it is for. */
  name: string;
  description: string;
  headline: string;
  lead: string;
  /** The drawing beside the headline, or below it over the whole width. */
  art: { Drawing: ComponentType<ComponentProps<"svg">>; stands: "beside" | "below" } | null;
  parts: readonly CampaignPart[];
  closing: {
    title: string;
    text: string;
    /** Above, too; left out: the way to a place of one's own. */
    action?: { label: string; href: string };
    other: { label: string; href: string };
  };
}
