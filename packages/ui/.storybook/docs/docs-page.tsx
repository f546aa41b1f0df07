import { Controls, Markdown, Primary, useOf } from "@storybook/addon-docs/blocks";
import { useRef } from "react";
import { Badge } from "../../src/badge";
import { adviceOf } from "./advice";
import { Advice } from "./advice-boxes";
import { Anatomy } from "./anatomy";
import { type Keyboard, KeyboardTable } from "./keyboard-table";
import { Plain } from "./plain";
import { StoryList } from "./story-list";
import "./docs.css";

/** Groups that explain; the others hold components. */
const EXPLAINING = ["Foundations", "Patterns"];

/** One component: when to use it, itself, what to do and not to do, its props, keys and parts, all its states. */
export const DocsPage = () => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const primary = useRef<HTMLDivElement>(null);
  const { docs, keyboard, fileName } = preparedMeta.parameters as {
    /** Set by Storybook: `./src/button/button.stories.tsx`. */
    fileName?: string;
    docs?: { description?: { component?: string } };
    keyboard?: Keyboard;
  };
  const [group = "", name = ""] = preparedMeta.title.split("/");
  const folder = fileName?.split("/").at(-2);
  const { text, dos, donts } = adviceOf(docs?.description?.component ?? "");
  const isComponent = !EXPLAINING.includes(group);
  const isNew = preparedMeta.tags.includes("new");
  return (
    <>
      <Plain>
        <header className="docs-head">
          <p className="docs-head__group">{group}</p>
          <div className="docs-head__name">
            <h1>{name}</h1>
            {isComponent && <Badge tone={isNew ? "info" : "neutral"}>{isNew ? "New" : "Stable"}</Badge>}
          </div>
          {text && (
            <div className="docs-head__text">
              <Markdown>{text}</Markdown>
            </div>
          )}
          {isComponent && folder && <code className="docs-head__import">@carrel/ui/{folder}</code>}
        </header>
      </Plain>
      <div ref={primary}>
        <Primary />
      </div>
      <Plain>
        <Advice dos={dos} donts={donts} />
        {keyboard && <KeyboardTable keyboard={keyboard} />}
        {isComponent && (
          <section className="docs-section">
            <h2>Props</h2>
          </section>
        )}
      </Plain>
      {isComponent && (
        <div dir="ltr">
          <Controls />
        </div>
      )}
      {isComponent && (
        <Plain>
          <Anatomy within={primary} />
        </Plain>
      )}
      <StoryList />
    </>
  );
};
