import { DomainName } from "@carrel/sdk/schemas";
import * as z from "zod";

/** A form that takes one domain, as people write it. */
export const DomainForm = z.strictObject({ domain: DomainName });
