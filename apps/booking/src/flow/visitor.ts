/** Who books. */
export interface Visitor {
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
}

/** Before anything is filled in. */
export const NOBODY: Visitor = { name: "", email: "", phone: "" };
