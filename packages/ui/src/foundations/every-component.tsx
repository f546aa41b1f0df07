import type { ComponentType, ReactNode } from "react";
import { StayHere } from "../link-slot/stay-here.fixture";
import "./foundations.css";

/** As much of a story's module as is needed to draw its first story beside others. */
interface StoryModule {
  default: {
    title: string;
    component?: ComponentType<object>;
    args?: object;
    render?: Render;
    parameters?: { layout?: string };
  };
  Default?: { args?: object; render?: Render };
}
type Render = (args: object, context: { globals: Record<string, string> }) => ReactNode;

const modules = Object.values(import.meta.glob<StoryModule>("../*/*.stories.tsx", { eager: true }));

/** A render function may use hooks, so it is a component of its own. */
const Drawn = ({ module: { default: meta, Default } }: { module: StoryModule }) => {
  const args = { ...meta.args, ...Default?.args };
  const render = Default?.render ?? meta.render;
  if (render) return render(args, { globals: { workspace: "co-working" } });
  return meta.component ? <meta.component {...args} /> : null;
};

/** What fills a window can't stand among others; the patterns show it. The theme panel would set the theme itself. */
const isPart = ({ default: { title, parameters }, Default }: StoryModule) =>
  Default && parameters?.layout !== "fullscreen" && !/^(Foundations|Patterns)\/|Theme(?:Panel|Mode)$/.test(title);

/** The first story of every component that can stand beside others, on one page. */
export const EveryComponent = () => (
  <StayHere>
    <div className="fd-every">
      {modules.filter(isPart).map((module) => (
        <section key={module.default.title} className="fd-every__one">
          <h2>{module.default.title.replace("/", " / ")}</h2>
          <Drawn module={module} />
        </section>
      ))}
    </div>
  </StayHere>
);
