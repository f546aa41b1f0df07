import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { featureHandlers } from "./features";
import { resourceHandlers } from "./resources";
import { searchHandlers } from "./search";
import { subFeatureHandlers } from "./sub-features";

export const helpHandlers: AreaHandlers<Available, Validation, "help"> = {
  ...featureHandlers,
  ...subFeatureHandlers,
  ...resourceHandlers,
  ...searchHandlers,
};
