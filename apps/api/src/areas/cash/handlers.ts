import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { countCash } from "./count-cash";
import { list } from "./counts";
import { drawers } from "./drawers";

export const cashHandlers: AreaHandlers<Available, Validation, "cash"> = { drawers, count: countCash, list };
