import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "../src/base.css";
import { atRest } from "../src/foundations/at-rest.fixture";
import { withoutTrees } from "./arg-types";
import { DocsContainer } from "./docs/docs-container";
import { DocsPage } from "./docs/docs-page";
import { inWords } from "./in-words";
import { Stage } from "./stage";
import { globalTypes, initialGlobals } from "./toolbar";

// On busy machines what a story waits for takes longer than a second.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  // A component that is still finding its form says `tags: ["new", "!stable"]`.
  tags: ["autodocs", "stable"],
  globalTypes,
  initialGlobals,
  // Before axe, which is an addon's and so comes after this.
  afterEach: atRest,
  argTypesEnhancers: [withoutTrees],
  decorators: [
    (Story, { globals, parameters }) => (
      // A story that tells of both kinds of workspace says `ownWords`.
      <Stage globals={globals}>{parameters.ownWords ? Story() : inWords(Story(), globals.workspace)}</Stage>
    ),
  ],
  parameters: {
    layout: "padded",
    docs: { page: DocsPage, container: DocsContainer },
    backgrounds: { disable: true },
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start here",
          "Foundations",
          ["Themes", "Tokens", "Logo", "Ripple", "Composite"],
          "Patterns",
          "Actions",
          "Fields",
          "Choice",
          "Time",
          "Files",
          "Data",
          "Domain",
          "Overlay",
          "Feedback",
          "Shell",
        ],
      },
    },
  },
};

export default preview;
