import type { Session } from "@carrel/sdk";

export const isPlatform = ({ loggedOrgDetails: { isSuper } }: Session) => isSuper;
export const isSeller = ({ loggedOrgDetails: { isSuper, isReseller } }: Session) => isReseller && !isSuper;

/** Whether it looks after other organisations. */
export const isAbove = (session: Session) => isPlatform(session) || isSeller(session);
