/** Who books. */
export interface Visitor {
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
}

/** A code that was mailed. */
export interface SentCode {
  email: string;
  /** Whose tries are the visitor's alone. */
  flow: string | undefined;
}

/** Before anything is filled in. */
export const NOBODY: Visitor = { name: "", email: "", phone: "" };
