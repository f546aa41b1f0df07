import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { setWanted, wanted } from "./choice";
import { listUnsent } from "./unsent";

export const mailHandlers: AreaHandlers<Available, Validation, "mails"> = { list: listUnsent, wanted, setWanted };
