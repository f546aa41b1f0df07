import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { type ContextType, useContext } from "react";
import { sentenceCase } from "../story-name";
import { Plain } from "./plain";

type Stories = ReturnType<ContextType<typeof DocsContext>["componentStories"]>;

/**
 * A theme, direction or input style of a story's own is set on the whole document, what is open from the start lies over
 * it, and what says `docs: { ownPage: true }` is too tall to stand among others.
 */
const needsOwnPage = ({ storyGlobals, initialArgs, parameters }: Stories[number]): boolean =>
  Object.keys(storyGlobals).length > 0 || initialArgs.open === true || parameters.docs?.ownPage === true;

/** Every state and behaviour but the first; a story that needs a page of its own is linked. */
export const StoryList = () => {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  const linked = stories.filter(needsOwnPage);
  const shown = stories.filter((story) => !linked.includes(story));
  if (stories.length === 0) return null;
  return (
    <>
      <Plain>
        <section className="docs-section">
          <h2>States and behaviour</h2>
          {linked.length > 0 && (
            <p>
              On a page of their own:{" "}
              {linked.map(({ id, name }, at) => (
                <span key={id}>
                  {at > 0 && ", "}
                  <a href={`?path=/story/${id}`} target="_top">
                    {sentenceCase(name)}
                  </a>
                </span>
              ))}
              .
            </p>
          )}
        </section>
      </Plain>
      {shown.map(({ id, name, moduleExport, parameters }) => (
        <div key={id} id={id}>
          <Plain className="docs-story-head">
            <h3>{sentenceCase(name)}</h3>
            {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
          </Plain>
          <Canvas of={moduleExport} />
        </div>
      ))}
    </>
  );
};
