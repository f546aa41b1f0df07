import * as z from "zod";
import { Instant, requiredText } from "./common";

/** A file as it goes into a form: a `File`, or a `Blob` where there is no name to keep. */
export const Upload = z.instanceof(Blob, { error: "Choose a file" });

/** An address that reads a stored file for 600 seconds. */
export const SignedAddress = z.url().max(4000);

/** A file that a call answered. */
export const Download = z.object({
  /** As the server names it, such as `desks.csv`. */
  filename: z.string(),
  /** Media type, such as `text/csv`. */
  contentType: z.string(),
  blob: z.instanceof(Blob),
});
export interface Download extends z.infer<typeof Download> {}

/** Asks for an address under which a stored file can be read for 600 seconds. */
export const Presign = z.strictObject({ key: requiredText(500), type: z.literal("read") });
export interface Presign extends z.input<typeof Presign> {}

export const PresignedUrl = z.object({ url: SignedAddress, expiresAt: Instant });
export interface PresignedUrl extends z.infer<typeof PresignedUrl> {}
