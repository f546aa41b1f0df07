import { messageOf } from "@carrel/hooks";

/** What browsers call it when somebody closes their window, or has no such passkey on this device. */
const GIVEN_UP = ["NotAllowedError", "AbortError"];

/** What went wrong with a passkey, in words: the browser's own are for programmers. */
export const passkeyMessageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return messageOf(error);
  if (GIVEN_UP.includes(error.name)) return "The browser got no passkey. Try again, or choose another way.";
  if (error.name === "InvalidStateError") return "This device has a passkey of yours already.";
  return messageOf(error);
};
