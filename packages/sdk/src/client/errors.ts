/** One field of an input that was refused. `path` is the way to it, such as `["timings", 0, "close"]`. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

/** What every failed call throws, but for an abort by the caller's own signal. */
export abstract class CarrelError extends Error {
  /** The call that failed, such as `desks.list`. */
  readonly operation: string;

  constructor(message: string, operation: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.operation = operation;
  }
}

export interface ApiErrorFields {
  message: string;
  operation: string;
  /** HTTP status; 402 when the client itself refused. */
  status: number;
  statuscode: number;
  code?: string | undefined;
  issues?: Issue[] | undefined;
  data?: unknown;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** The server refused. */
export class ApiError extends CarrelError {
  /** HTTP status. */
  declare readonly status: number;
  /** The reply's own code: mostly the HTTP status, 7007 and 7067 for sessions. */
  declare readonly statuscode: number;
  /** Stable machine code such as `desk_taken`. */
  declare readonly code: string | undefined;
  /** The refused fields, for `validation_failed`. */
  readonly issues: Issue[];
  /** What helps on, such as `{ alternatives }`. */
  declare readonly data: unknown;
  /** Names the request in the server's logs. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before the next try, where the server said so (`Retry-After`): with 429, mostly. */
  declare readonly retryAfter: number | undefined;

  constructor({ message, operation, issues = [], ...fields }: ApiErrorFields) {
    super(message, operation);
    Object.assign(this, fields);
    this.issues = issues;
  }
}

/** The bearer token is missing, unknown (7007), or expired or revoked (7067). */
export class SessionError extends ApiError {}

/**
 * The API key is missing, unknown, revoked, or has ended (401 `api_key_…`): the application's own matter. Whoever is signed
 * in stays so.
 */
export class ApiKeyError extends ApiError {}

/** The organisation's subscription has run out (402). While that is known, calls are refused without contacting the server. */
export class SubscriptionExpiredError extends ApiError {}

/** No reply: offline, DNS, CORS, a closed connection. `cause` is the runtime's own error. */
export class NetworkError extends CarrelError {}

/** No whole reply within `timeout` milliseconds. */
export class TimeoutError extends CarrelError {}
