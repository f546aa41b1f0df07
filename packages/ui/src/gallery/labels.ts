import type { DropzoneLabels } from "../dropzone";

/** Generic words; `Partial` of them can be given. Places count from 1. */
export const LABELS = {
  add: "Add photos",
  drop: "Drop to add",
  open: (name: string) => `Show ${name} large`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: "Delete this photo?",
  removeText: "It can't be brought back.",
  removeConfirm: "Delete photo",
  removeCancel: "Keep it",
  previous: "Previous photo",
  next: "Next photo",
  place: (place: number, count: number) => `${place} of ${count}`,
  loading: (name: string) => `Adding ${name}`,
  broken: "The picture could not be loaded",
  refused: "Some files were not added",
  /** Why a file is not taken. */
  dropzone: {} as Partial<DropzoneLabels>,
};
export type GalleryLabels = typeof LABELS;
