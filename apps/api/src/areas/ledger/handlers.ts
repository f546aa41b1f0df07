import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { balances } from "./balances";
import { list } from "./list";

export const ledgerHandlers: AreaHandlers<Available, Validation, "ledger"> = { list, balances };
