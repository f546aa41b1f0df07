/** Generic words; `Partial` of them can be given. */
export const LABELS = {
  table: "Permissions",
  search: "Search permissions",
  area: "Area",
  everything: "Everything",
  allShown: "Everything shown",
  singles: "Single permissions",
  granted: (count: number, total: number) => `${count} of ${total} granted`,
  allowed: "Allowed",
  notAllowed: "Not allowed",
  locked: "Permissions with a lock are ones you don't have yourself. You can't grant or withdraw them.",
  nothing: (query: string) => `No permission matches “${query}”.`,
  clear: "Clear the search",
};
export type PermissionMatrixLabels = typeof LABELS;
