import type { Accept, FileRejection } from "react-dropzone";
import { fileSize } from "./file-size";
import type { DropzoneLabels } from "./labels";

export interface RejectedFile {
  id: string;
  name: string;
  size: number;
  error: string;
}

/** "PNG, JPG": the extensions as words, each once. */
const kindsOf = (accept: Accept): string =>
  [
    ...new Set(
      Object.entries(accept)
        .flatMap(([type, extensions]) => (extensions.length > 0 ? extensions : [type.replace(/^.*\//, "")]))
        .map((extension) => extension.replace(/^\./, "").toUpperCase()),
    ),
  ].join(", ");

interface Bounds {
  accept: Accept | undefined;
  maxSize: number | undefined;
  maxFiles: number;
}

const reason = (code: string | undefined, { accept, maxSize, maxFiles }: Bounds, words: DropzoneLabels): string => {
  if (code === "file-invalid-type") return words.wrongKind(accept ? kindsOf(accept) : "");
  if (code === "file-too-large" && maxSize !== undefined) return words.tooLarge(fileSize(maxSize));
  if (code === "too-many-files") return words.tooMany(maxFiles);
  return words.notTaken;
};

/** Says in plain words, once for each file, why it was not taken: the first reason that there is. */
export const describeRejections = (
  rejections: readonly FileRejection[],
  bounds: Bounds,
  words: DropzoneLabels,
): RejectedFile[] =>
  rejections.map(({ file, errors }) => ({
    id: crypto.randomUUID(),
    name: file.name,
    size: file.size,
    error: reason(errors[0]?.code, bounds, words),
  }));
