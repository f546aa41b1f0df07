import * as z from "zod";
import { Failure } from "../failure";

/**
 * Reads the fields of a form; files are `Blob`s.
 * @param type the body's content type, with its boundary
 * @param input the schema that the fields are for: only it can tell one value from a list of one
 * @throws Failure 400 `malformed_form`
 */
export const readForm = async (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  input: z.ZodType,
): Promise<Record<string, unknown>> => {
  const form = await parse(bytes, type);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 || isList(input, name) ? values : values[0]];
    }),
  );
};

const parse = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Failure({ status: 400, code: "malformed_form", message: "The body is not a valid form." });
  }
};

const isList = (input: z.ZodType, name: string): boolean => {
  let field: unknown = input instanceof z.ZodObject ? input.shape[name] : undefined;
  while (field instanceof z.ZodOptional || field instanceof z.ZodDefault) field = field.unwrap();
  return field instanceof z.ZodArray;
};
