import type { Session } from "@carrel/sdk";
import { inWords, type Terminology } from "@carrel/sdk/domain";
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

/** The name of a page by its file's path, or by a link to it. */
export const pageName = (path: string) => /([\w-]+)\.md$/.exec(path)?.[1];

const TITLE = /^# (.+)\n+/;

/** Every page of the guide, in the words of an organisation, by name. */
export function guidePages(texts: Readonly<Record<string, string>>, terminology: Terminology): GuidePage[] {
  return Object.entries(texts)
    .map(([path, text]) => {
      const whole = inWords(text, terminology);
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
