import type { StoryObj } from "@storybook/react-vite";
import { Profiler } from "react";
import { expect, fn } from "storybook/test";

const drawn = fn();

/** A part that looks at no element of its own first: what does is drawn twice, in the task that puts a page there. */
export const drawnOnce = {
  decorators: [
    (Control) => (
      <Profiler id="control" onRender={drawn}>
        <Control />
      </Profiler>
    ),
  ],
  beforeEach: () => void drawn.mockClear(),
  play: async () => {
    await expect(drawn).toHaveBeenCalledOnce();
  },
} satisfies StoryObj;
