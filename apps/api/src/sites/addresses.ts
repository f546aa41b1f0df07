import type { AppName, SiteFiles } from "./site-files";

/** Each app's build writes it out of the app's own routes, as patterns of paths. */
const FILE = ".addresses.json";

const decoder = new TextDecoder();

/** @returns whether an app has a screen at a path; undefined where it isn't built */
export const addressesOf = (files: SiteFiles, app: AppName): ((path: string) => boolean) | undefined => {
  const file = files.find(app, FILE);
  if (!file) return undefined;
  const paths: string[] = JSON.parse(decoder.decode(file.content));
  const patterns = paths.map((path) => new URLPattern({ pathname: `${path}{/}?` }, { ignoreCase: true }));
  return (pathname) => patterns.some((pattern) => pattern.test({ pathname }));
};
