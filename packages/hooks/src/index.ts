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
  Variables,
  WriteFactory,
  WriteOptions,
} from "./query-types";
export { readSite } from "./read-site";
export { recordsOf } from "./records-of";
export { useSession } from "./session";
export { type BranchChoice, useBranch } from "./use-branch";
export { useBrand } from "./use-brand";
export { useMarkAllRead, useMarkRead, useMarkUnread } from "./use-mark-read";
export { useOrder } from "./use-order";
export { usePermission } from "./use-permission";
export { useTerminology } from "./use-terminology";
export { type Tracking, type TrackingChoices, useTracking } from "./use-tracking";
export { useWebsite, type Website } from "./use-website";
