import type { HelpResourceKind } from "@carrel/sdk/schemas";
import type { Generated, GeneratedAlways } from "kysely";
import type { Stamps } from "./columns";

interface HelpTopicTable extends Stamps {
  orgId: string;
  featureId: string;
  title: string;
  description: Generated<string>;
  /** From 0, without a gap. */
  position: number;
}

interface HelpFeaturesTable extends HelpTopicTable {}

/** Parts of a feature, each list of them with places of its own. */
interface HelpSubFeaturesTable extends HelpTopicTable {
  subFeatureId: string;
}

/** What there is to read or watch about a feature or part, each with places of its own. */
interface HelpResourcesTable extends Stamps {
  orgId: string;
  featureId: string;
  subFeatureId: string | null;
  /** The part, else the feature. */
  topicId: GeneratedAlways<string>;
  resourceId: string;
  title: string;
  kind: HelpResourceKind;
  url: string | null;
  body: Generated<string>;
  /** From 0, without a gap. */
  position: number;
}

export interface HelpTables {
  helpFeatures: HelpFeaturesTable;
  helpSubFeatures: HelpSubFeaturesTable;
  helpResources: HelpResourcesTable;
}
