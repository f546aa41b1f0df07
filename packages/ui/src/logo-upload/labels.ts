import type { DropzoneLabels } from "../dropzone";

/** Generic words; `Partial` of them can be given. */
export const LABELS = {
  choose: "Drop the logo here, or choose it",
  replace: "Replace",
  remove: "Remove",
  onLight: "On light",
  onDark: "On dark",
  uploading: "Uploading",
  removeTitle: "Remove this logo?",
  removeText: "Until there is another, the name stands in its place.",
  removeConfirm: "Remove logo",
  removeCancel: "Keep it",
  /** On the area where there is no logo yet, and why a file is not taken. */
  dropzone: {} as Partial<DropzoneLabels>,
};
export type LogoUploadLabels = typeof LABELS;
