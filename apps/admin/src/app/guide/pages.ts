import type { Session } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { groupsOf, isOfPlace } from "./places";

export interface GuidePage {
  /** The file's, without its ending: `bookings-calendar`. */
  name: string;
  title: string;
  /** Markdown, in the organisation's words. */
  text: string;
}

export interface GuideGroup {
  label: string;
  pages: GuidePage[];
}

/** What `{desk}` and its like stand for: lower-case as inside of a sentence, or as in a title. */
export const wordsFor = ({ desk, desks, member, members }: Terminology): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ desk, desks, member, members }).flatMap(([name, word]) => [
      [name, word.toLowerCase()],
      [name[0]?.toUpperCase() + name.slice(1), word],
    ]),
  );

export const PLACEHOLDER = /\{(\w+)\}/g;

const fill = (text: string, words: Readonly<Record<string, string>>) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => words[name] ?? whole);

/** The name of a page by its file's path, or by a link to it. */
export const pageName = (path: string) => /([\w-]+)\.md$/.exec(path)?.[1];

const TITLE = /^# (.+)\n+/;

/** Every page of the guide, in the words of an organisation, by name. */
export function guidePages(texts: Readonly<Record<string, string>>, terminology: Terminology): GuidePage[] {
  const words = wordsFor(terminology);
  return Object.entries(texts)
    .map(([path, text]) => {
      const whole = fill(text, words);
      return { name: pageName(path) ?? path, title: TITLE.exec(whole)?.[1] ?? "", text: whole.replace(TITLE, "") };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The pages about what a person may enter, as the sidebar has it: a place's own page comes before those that begin with its name. */
export const guideOf = (pages: readonly GuidePage[], session: Session): GuideGroup[] =>
  groupsOf(session)
    .map(({ label, to }) => ({
      label,
      pages: [...new Set(to.flatMap((path) => pages.filter(({ name }) => isOfPlace(name, path))))],
    }))
    .filter((group) => group.pages.length > 0);
