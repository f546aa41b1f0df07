import type { ComponentType } from "react";
import type { Page, Pages } from "./page";

/** How a page's content can look; nothing else tells its designs apart. */
export type Design<Content> = ComponentType<{ content: Content }>;

interface Designed<Content> extends Omit<Page, "Content" | "canonical"> {
  content: Content;
  /** The first stands at the path itself, the others at `/v2`, `/v3` and so on. */
  designs: readonly [Design<Content>, ...Design<Content>[]];
}

/**
 * One content in several designs. Only the first stands on resellers' hosts, and is the one that search engines list.
 * @param path of the page, such as `/about`
 * @example inDesigns("/about", { title, description, content: ABOUT, designs: [AboutAsEssay, AboutAsSheet] });
 */
export const inDesigns = <Content,>(path: string, { content, designs, ...page }: Designed<Content>): Pages =>
  Object.fromEntries(
    designs.map((Draw, index) => {
      const drawn = { ...page, Content: () => <Draw content={content} /> };
      return index === 0
        ? [path, drawn]
        : [
            `${path}/v${index + 1}`,
            { ...drawn, title: `${page.title} (design ${index + 1})`, isInHisName: false, canonical: path },
          ];
    }),
  );
