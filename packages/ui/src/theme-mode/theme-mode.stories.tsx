import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ThemeProvider } from "../theme";
import { ThemeMode } from "./theme-mode";

const key = "carrel.preferences";
const html = document.documentElement;

const meta = {
  title: "Shell/ThemeMode",
  component: ThemeMode,
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeProvider organisationTheme={parameters.theme ?? globals.theme} themeFixed>
        <Story />
      </ThemeProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem(key);
    return () => localStorage.removeItem(key);
  },
  parameters: {
    keyboard: [
      ["Tab", "Focuses the chosen mode"],
      ["Arrow keys", "Choose the next one"],
    ],
    docs: {
      description: {
        component:
          "Light, dark, or as the device has it, which is what counts until somebody chooses. Needs a ThemeProvider above it. It stands in the ThemePanel; do put it into the footer of pages without one. Don't offer it where the page has one mode only.",
      },
    },
  },
} satisfies Meta<typeof ThemeMode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: "sm" } };

export const Block: Story = { args: { block: true } };

/** The other mode can't be chosen, and it says why. */
export const OneModeOnly: Story = {
  parameters: { theme: "luna-amber", docs: { ownPage: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "Light" })).toBeDisabled();
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeEnabled();
    await expect(canvas.getByRole("radiogroup", { name: "Mode" })).toHaveAccessibleDescription(
      "This theme has one mode only.",
    );
  },
};

/** Until somebody chooses the device is followed, and he can come back to that. */
export const ChosenAndTakenBack: Story = {
  globals: { theme: "soho-light" },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "soho-dark"));
    await userEvent.click(canvas.getByRole("radio", { name: "System" }));
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "soho-light"));
    await expect(JSON.parse(localStorage.getItem(key) ?? "")).not.toHaveProperty("dark");
  },
};
