/** One field of the input that can't be taken. `path` is the way to it, such as `["timings", 0, "close"]`. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

interface FailureOptions {
  /** HTTP status. */
  status: number;
  /** Stable machine code, such as `desk_taken`. */
  code: string;
  /** Human message, in the organisation's wording: what happened, then what to do. */
  message: string;
  /** Default: the HTTP status. 7007 and 7067 are for sessions. */
  statuscode?: number;
  issues?: Issue[];
  /** What helps the caller on, such as `{ alternatives }`. */
  data?: unknown;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** A refusal that the caller is told about as it stands. Anything else that is thrown becomes an opaque 500. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly statuscode: number;
  readonly issues: Issue[] | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(options: FailureOptions) {
    super(options.message);
    this.name = "Failure";
    this.status = options.status;
    this.code = options.code;
    this.statuscode = options.statuscode ?? options.status;
    this.issues = options.issues;
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

/** 404: the record doesn't exist, or belongs to another tenant; both answer alike. */
export const notFound = (what: string) => new Failure({ status: 404, code: "not_found", message: `${what} not found` });

/** 409: the state of things forbids it. */
export const conflict = (code: string, message: string, data?: unknown) =>
  new Failure({ status: 409, code, message, data });

/** Issues that a reply tells at most: who sends thousands reads no more, and a small request gets no huge reply. */
export const MOST_ISSUES = 50;

/** Characters of what a caller sent that a reply gives back at most. */
const MOST_GIVEN_BACK = 100;

/** What a caller sent, as a reply may give it back. */
export const shortened = (text: string) =>
  text.length > MOST_GIVEN_BACK ? `${text.slice(0, MOST_GIVEN_BACK).replace(/[\uD800-\uDBFF]$/, "")}…` : text;

/** An issue of the input as a whole names no field. */
const textOf = ({ path, message }: Issue) => (path.length > 0 ? `${path.join(".")}: ${message}` : message);

/**
 * 400: the named fields can't be taken.
 * @param count how many issues there are, where not all are given
 */
export const invalid = (issues: readonly Issue[], count = issues.length) => {
  const told = issues.slice(0, MOST_ISSUES);
  const more = count > told.length ? [`and ${count - told.length} more`] : [];
  return new Failure({
    status: 400,
    code: "validation_failed",
    message: [...told.map(textOf), ...more].join("; "),
    issues: told,
  });
};

/**
 * Names the fields of an input's part as those of the whole.
 * @param read what refuses the part's
 * @example await inPart("hold", visitorTime(context, hold)); // 400 names `hold.date`, not `date`
 */
export const inPart = <Result>(part: string, read: Promise<Result>): Promise<Result> =>
  read.catch((error: unknown) => {
    if (!(error instanceof Failure && error.issues)) throw error;
    throw invalid(error.issues.map(({ path, message }) => ({ path: [part, ...path], message })));
  });
