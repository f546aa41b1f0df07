import type { Meta, StoryObj } from "@storybook/react-vite";
import { Palette } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../card";
import { IconButton } from "../icon-button";
import { ThemeProvider, type ThemeState, useTheme } from "../theme";
import { findTheme } from "../theme/preferences";
import { ThemeContext } from "../theme/theme-context";
import { english, ThemePanel } from "./theme-panel";
import { ThemeSettings } from "./theme-settings";

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
    (Story, { globals, parameters }) => (
      <ThemeProvider organisationTheme={parameters.fixedTo ?? globals.theme} themeFixed={"fixedTo" in parameters}>
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
          "The sheet in which a person sets size, input style, ripple, mode and theme; kept on the device, seen at once. Needs a ThemeProvider above it; with its `themeFixed`, for resellers and clients, the themes are hidden and the organisation's counts. Do open it from the top bar; don't apply a choice only after a press on Save.",
      },
    },
  },
} satisfies Meta<typeof ThemePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { open: true, trigger: undefined } };

/** The panel's content under an appearance that is only shown, not kept. */
const Shown = ({
  title,
  canChangeTheme = false,
  ...state
}: Partial<ThemeState> & { title: string; canChangeTheme?: boolean }) => (
  <ThemeContext value={{ ...useTheme(), ...state }}>
    <Card title={title}>
      <ThemeSettings canChangeTheme={canChangeTheme} labels={LONG.has(title) ? german : english} />
    </Card>
  </ThemeContext>
);
const luna = findTheme("luna-amber");
const LONG = new Set(["Long words"]);
const german = {
  ...english,
  scale: "Größe der Bedienelemente",
  inputStyle: "Darstellung der Eingabefelder",
  outlined: "Umrandet, ohne Füllung",
  filled: "Gefüllt, ohne Rand",
  noTwin: "Dieses Farbschema gibt es nur in einer der beiden Helligkeiten.",
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(18rem, 1fr))" }}>
      <Shown title="With themes" canChangeTheme />
      <div style={{ display: "grid", gap: "1rem", alignContent: "start" }}>
        <Shown title="Smallest, for resellers and clients" scale={12} />
        <Shown title="Long words" hasTwin={false} />
      </div>
      <Shown
        title="Largest, filled, a theme of one mode"
        scale={16}
        inputStyle="filled"
        ripple={false}
        {...(luna && { theme: luna, mode: "dark", hasTwin: false })}
      />
    </div>
  ),
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

/** What a person chose here before their organisation came under a reseller. */
export const FixedByTheOrganisation: Story = {
  parameters: { fixedTo: "soho-light", docs: { ownPage: true } },
  beforeEach: () => localStorage.setItem(key, JSON.stringify({ theme: "mira", scale: 15 })),
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "soho-light"));
    await expect(panel.queryByRole("radio", { name: "Mira" })).toBeNull();
    await userEvent.click(panel.getByRole("radio", { name: "Dark" }));
    await waitFor(() => expect(html).toHaveAttribute("data-theme", "soho-dark"));
    // The head script of the next page reads it there; the person's own choice waits for when it counts again.
    await expect(JSON.parse(localStorage.getItem(key) ?? "")).toEqual({
      theme: "mira",
      fixed: "soho-light",
      dark: true,
      scale: 15,
    });
  },
};
