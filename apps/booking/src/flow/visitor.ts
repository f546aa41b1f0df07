/** Who books. */
export interface Visitor {
  name: string;
  email: string;
  /** Empty when not given. */
  phone: string;
}
