/** What a path asks for by its form alone: a page, a file, or what nobody is shown. */
export type PathKind = "page" | "file" | "hidden";

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * No page's address has a dot in it, so one with a dot names a file; a part that begins with one is hidden, such as `.git`.
 * @param pathname as the URL has it, encoded
 */
export const kindOfPath = (pathname: string): PathKind => {
  const parts = decode(pathname).split(/[/\\]/);
  if (parts.some((part) => part.startsWith("."))) return "hidden";
  return parts.some((part) => part.includes(".")) ? "file" : "page";
};
