import type { Download } from "../schemas/file";

/** Turns the names of an input that aren't in the address into a body. */
export type Encode = (fields: ReadonlyMap<string, unknown>) => FormData;

/** Reads a successful response into the call's result. */
export type Decode = (response: Response) => Promise<unknown>;

// Rows name these instead of a flag, so that an application without uploads and downloads doesn't ship them.

/** A form with files (`Blob`s); a list becomes a field for each of its values. */
export const form: Encode = (fields) => {
  const data = new FormData();
  for (const [name, value] of fields) {
    for (const item of [value].flat()) if (item != null) data.append(name, item instanceof Blob ? item : String(item));
  }
  return data;
};

/** A file, under the name that the server gave it. */
export const file = async (response: Response): Promise<Download> => {
  const blob = await response.blob();
  const named = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "");
  return { filename: named?.[1] ?? "download", contentType: blob.type, blob };
};
