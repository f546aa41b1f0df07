import { hostname } from "node:os";

/** What this machine, or its container, is called among others. */
export const machineName = (): string => hostname();
