import type { Meta, StoryObj } from "@storybook/react-vite";
import { Palette } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../icon-button";
import { ThemeProvider } from "../theme";
import { ThemePanel } from "./theme-panel";

const key = "carrel.preferences";

const meta = {
  title: "Shell/ThemePanel",
  component: ThemePanel,
  args: {
    onThemeChange: fn(),
    trigger: (
      <IconButton label="Theme settings">
        <Palette strokeWidth={1.5} />
      </IconButton>
    ),
  },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider organisationTheme={globals.theme}>
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
      ["Tab", "Moves between the settings"],
      ["Arrow keys", "Choose in a row of options or among the swatches"],
      ["Escape", "Closes it; the focus returns"],
    ],
    docs: {
      description: {
        component:
          "The sheet in which a person sets scale, input style, ripple, mode and theme; kept on the device, seen at once. Needs a ThemeProvider above it. Resellers and clients don't see the themes. Do open it from the top bar; don't apply a choice only after a press on Save.",
      },
    },
  },
} satisfies Meta<typeof ThemePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: { open: true, trigger: undefined },
};

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Theme settings" }));
  return within(await screen.findByRole("dialog", { name: "Theme settings" }));
};
const html = document.documentElement;

export const EveryChoiceReachesThePage: Story = {
  globals: { theme: "lara-light-blue" },
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole("radio", { name: "Dark" }));
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "lara-dark-blue"));
    await expect(html).toHaveAttribute("data-mode", "dark");
    await expect(panel.getByRole("radio", { name: "Lara dark blue" })).toBeChecked();

    await userEvent.click(panel.getByRole("radio", { name: "Luna amber" }));
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "luna-amber"));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith("luna-amber");
    await expect(panel.getByRole("radio", { name: "Light" })).toBeDisabled();
    await expect(panel.getByText("This theme has one mode only.")).toBeVisible();

    await userEvent.click(panel.getByRole("radio", { name: "Filled" }));
    await expect(html).toHaveAttribute("data-input-style", "filled");
    await userEvent.click(panel.getByRole("radio", { name: "Off" }));
    await expect(html).toHaveAttribute("data-ripple", "off");
    await userEvent.click(panel.getByRole("radio", { name: "Lara light teal" }));
    await expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({
      theme: "lara-light-teal",
      inputStyle: "filled",
      ripple: false,
    });
  },
};

export const ScaleStopsAtItsEnds: Story = {
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    const larger = panel.getByRole("button", { name: "Larger" });
    larger.focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await waitFor(() => expect(html).toHaveAttribute("data-scale", "16"));
    await expect(larger).toHaveFocus();
    await expect(larger).toHaveAttribute("aria-disabled", "true");
    await expect(getComputedStyle(html).fontSize).toBe("16px");
  },
};

export const WithoutThemes: Story = {
  args: { canChangeTheme: false },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.queryByRole("radio", { name: "Lara light blue" })).toBeNull();
    await expect(panel.getByRole("radio", { name: "Outlined" })).toBeChecked();
  },
};
