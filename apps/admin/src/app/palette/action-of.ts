import type { Session } from "@carrel/sdk";
import { isOpenTo } from "../needs";
import type { PaletteAction } from "./actions";

/** Whether the palette offers an action to a person: those without a permission are everybody's. */
export const isActionOf = (session: Session, { permission, everyBranch, only }: PaletteAction): boolean =>
  (!permission || isOpenTo(session, { permission, ...(everyBranch && { everyBranch }) })) &&
  (only?.(session.loggedOrgDetails) ?? true);
