import { issueText } from "@carrel/sdk/schemas";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldValues, Resolver } from "react-hook-form";
import * as z from "zod";

// Where a schema has no words of its own, the forms say what the server would.
z.config({ customError: issueText });

/** Checks a form's values by a schema. */
export const zodResolver = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => standardSchemaResolver(schema);
