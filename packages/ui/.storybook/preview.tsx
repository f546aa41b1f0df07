import type { Preview } from "@storybook/react-vite";
import "../src/styles.css";
import { Stage } from "./stage";
import { globalTypes, initialGlobals } from "./toolbar";

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes,
  initialGlobals,
  decorators: [(Story, { globals }) => <Stage globals={globals}>{Story()}</Stage>],
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Foundations",
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
