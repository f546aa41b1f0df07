import { messageOf } from "@carrel/hooks";

/** The rest was saved, the photo was not. */
export class PhotoRefused extends Error {
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}
