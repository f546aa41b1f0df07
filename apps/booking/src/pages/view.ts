import type { SiteBranch, SiteLayout, SitePart } from "@carrel/sdk";
import { type Terminology, terminology } from "@carrel/sdk/domain";
import type { PageInput, PageName } from "@carrel/sdk/pages";

export const PATHS: Readonly<Record<PageName, string>> = { home: "/", info: "/info", contact: "/contact" };

const withBranch = (path: string, branchId: string | undefined) => (branchId ? `${path}?branch=${branchId}` : path);

/** What the parts of a page draw from. */
export interface View extends PageInput {
  layout: SiteLayout;
  words: Terminology;
  /** The branch that the page is about: the one that was named, or the only one. */
  focus: SiteBranch | undefined;
  /** The branches that the page speaks of. */
  branches: readonly SiteBranch[];
  hasSeveral: boolean;
  shows: (part: SitePart) => boolean;
  /** Where a page is, of the branch that was named. */
  pageLink: (page: PageName, branchId?: string) => string;
  bookLink: (branchId?: string) => string;
  /** As `pageLink`, of any page. */
  linkTo: (path: string, branchId?: string) => string;
}

export const viewOf = (input: PageInput): View => {
  const { place, branchId } = input;
  const named = place.branches.find(({ _id }) => _id === branchId);
  const hasSeveral = place.branches.length > 1;
  const linkTo: View["linkTo"] = (path, id = branchId) => withBranch(path, hasSeveral ? id : undefined);
  return {
    ...input,
    layout: place.content.layout,
    words: terminology(place.workspaceKind),
    focus: named ?? (hasSeveral ? undefined : place.branches[0]),
    branches: named ? [named] : place.branches,
    hasSeveral,
    shows: (part) => !place.content.hiddenParts.includes(part),
    linkTo,
    pageLink: (page, id) => linkTo(PATHS[page], id),
    bookLink: (id) => linkTo("/book", id),
  };
};

/** What a branch is called: of an only one the organisation's name. */
export const nameOf = ({ hasSeveral, place }: View, branch: SiteBranch) => (hasSeveral ? branch.name : place.orgName);
