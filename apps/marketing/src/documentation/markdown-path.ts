/** Where a page's Markdown is. */
export const markdownPath = (path: string) => `${path}.md`;
