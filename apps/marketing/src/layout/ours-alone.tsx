import { createContext, type ReactNode, use } from "react";

/** Whether a page is drawn in a reseller's name. */
export const InHisName = createContext(false);

/** What a page says on the platform's own host alone, such as ways to pages that resellers' hosts don't have. */
export const OursAlone = ({ children }: { children: ReactNode }) => (use(InHisName) ? null : children);
