import { q } from "../../app/carrel";

/** More keys than an organisation has, in one page: the contract has no call for a single one. */
const ALL = 1000;

export const allApiKeys = () => q.apiKeys.list({ limit: ALL, page: 1 });
