export { isChunkError, noteChunkErrors } from "./chunk-error";
export { createQueries } from "./create-queries";
export { addedFirst, takenOut } from "./listed";
export { messageOf } from "./message-of";
export { type Once, useOnce } from "./once";
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
  WriteCall,
  WriteFactory,
  WriteOptions,
} from "./query-types";
export { readSite } from "./read-site";
export { recordsOf } from "./records-of";
export type { Order } from "./reordered";
export { run } from "./run";
export { runTogether, type Together, type Write } from "./run-together";
export { useSession } from "./session";
export { type Cached, type Change, type Layer, shownAtOnce } from "./shown-at-once";
export { type BranchChoice, useBranch } from "./use-branch";
export { useBrand } from "./use-brand";
export { useCountdown } from "./use-countdown";
export { type LoadingAnew, useLoadAnew } from "./use-load-anew";
export { useMarkAllRead, useMarkRead, useMarkUnread } from "./use-mark-read";
export { useNow } from "./use-now";
export { useOnline } from "./use-online";
export { usePermission } from "./use-permission";
export { type Reordering, useReorder } from "./use-reorder";
export { useTerminology } from "./use-terminology";
export { type Tracking, type TrackingChoices, useTracking } from "./use-tracking";
export { useWebsite, type Website } from "./use-website";
export { withInput } from "./with-input";
