/** Generic words; `Partial` of them can be given. */
export const LABELS = {
  /** On the area while files hang over it. */
  drop: "Drop to add",
  /** The same, where none of them would be taken. */
  refuse: "These can't be added here",
  files: "Files",
  done: "Added",
  waiting: "Waiting",
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
  wrongKind: (kinds: string) => `This kind of file is not taken here. Choose ${kinds}.`,
  tooLarge: (size: string) => `Larger than ${size}. Choose a smaller file.`,
  tooMany: (count: number) => (count === 1 ? "Only one file fits here." : `Only ${count} files can be added at once.`),
  notTaken: "This file could not be read. Choose another.",
  /** Told to screen readers after files came. */
  added: (taken: number, refused: number) =>
    [taken > 0 && `${taken} added.`, refused > 0 && `${refused} not added.`].filter(Boolean).join(" "),
};
export type DropzoneLabels = typeof LABELS;
