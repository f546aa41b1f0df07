export { createQueries } from "./create-queries";
export { CarrelProvider, type ProvidedClient, useCarrel } from "./provider";
export { createCarrelQueryClient, invalidateOnSuccess } from "./query-client";
export type {
  CarrelKey,
  PagedFactory,
  PagesKey,
  PagesOptions,
  Queries,
  ReadFactory,
  ReadOptions,
  WriteFactory,
  WriteOptions,
} from "./query-types";
export { readSite } from "./read-site";
export { useSession } from "./session";
export { type BranchChoice, useBranch } from "./use-branch";
export { usePermission } from "./use-permission";
export { useTerminology } from "./use-terminology";
