import { ApiError } from "@carrel/sdk";

/** Whether something is for people of every branch only. */
export const isBranchScope = (error: unknown) => error instanceof ApiError && error.code === "branch_scope";
