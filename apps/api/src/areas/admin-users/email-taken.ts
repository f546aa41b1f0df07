import { conflict } from "../../failure";

/** One answer for an address of one's own organisation and of another's (docs/decisions). */
export const emailTaken = () =>
  conflict("email_taken", "This address can't be used: it belongs to an account already. Choose another one.");
