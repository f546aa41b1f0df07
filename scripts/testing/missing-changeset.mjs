// What a package's user notices comes with a changeset.

/** What is published of a package: its sources, without tests, stories and what only they use. */
const PUBLISHED = /^packages\/(sdk|hooks|ui)\/src\/(?!.*\.(?:test|stories|fixture)\.tsx?$)(?!patterns\/)/;
const CHANGESET = /^\.changeset\/(?!README)[^/]+\.md$/;

/**
 * What to say where a change touches what is published and brings no changeset; null where all is well.
 * @param {readonly string[]} changed paths from the root
 */
export const missingChangeset = (changed) => {
  const packages = [...new Set(changed.flatMap((path) => PUBLISHED.exec(path)?.[1] ?? []))].sort();
  if (packages.length === 0 || changed.some((path) => CHANGESET.test(path))) return null;
  const names = packages.map((name) => `@carrel/${name}`).join(", ");
  return `${names} changed and no changeset says so: \`pnpm changeset\` writes one, \`pnpm changeset --empty\` says that nobody who uses a package notices.`;
};
