import { messageOf } from "../../forms/server-errors";

/** The rest was saved, the photo was not. */
export class PhotoRefused extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}
