export { type ClosureMet, closureMetFrom } from "./client/closure-met";
export { type Client, type ClientCore, type ClientOptions, createClient } from "./client/create-client";
export { type Displaced, displacedFrom } from "./client/displaced";
export {
  ApiError,
  type ApiErrorFields,
  ApiKeyError,
  CarrelError,
  type Issue,
  NetworkError,
  SessionError,
  SubscriptionExpiredError,
  TimeoutError,
} from "./client/errors";
export type { ClientEvents, Listeners } from "./client/events";
export type { Exchange, Middleware } from "./client/exchange";
export { type Known, knownFrom } from "./client/known";
export type { CallOptions, Method, Methods, PagedMethod, Reads } from "./client/methods";
export { hasNextPage, isPaged, limitOf, type Mode } from "./client/paginate";
export { createSignedUrls, SIGNED_URL_LIFE } from "./client/signed-urls";
export { startSession } from "./client/start-session";
export { cookieStorage, memoryStorage, type SessionStorage, type StorageKey } from "./client/storage";
export { EXPIRED_MESSAGE, refusedWhileExpired } from "./client/subscription";
export { type Taken, takenFrom } from "./client/taken";
export { createTracker, type TrackedEvent, type Tracker, type TrackerOptions } from "./client/tracker";
export { isTracked, onTrackingChange, setTracked } from "./client/tracking-choice";
export { isUnauthorizedError } from "./client/unauthorized";
export { type UploadProgress, uploadProgress } from "./client/upload-progress";
export { keptVisit } from "./client/visit";
// Schemas export the zod enum under the same name; here the name is the type.
export type { Permission } from "./contract";
export * from "./contract";
export type * from "./schemas";
