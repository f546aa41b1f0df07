import { Canvas, DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Plain } from "./plain";

/**
 * Every state and behaviour but the first. A story with a theme, direction or input style of its own sets it on the
 * whole document, so it is linked instead of shown among the others.
 */
export const StoryList = () => {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  const shown = stories.filter(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
  const linked = stories.filter((story) => !shown.includes(story));
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
                    {name}
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
            <h3>{name}</h3>
            {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
          </Plain>
          <Canvas of={moduleExport} />
        </div>
      ))}
    </>
  );
};
