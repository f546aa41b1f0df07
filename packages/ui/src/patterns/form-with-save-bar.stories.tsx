import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { FormWithSaveBar } from "./form-with-save-bar";
import { wordsOf } from "./words";

const meta = {
  title: "Patterns/Form with save bar",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Settings in sections, saved together. The bar shows once something differs and says so; errors come with the first try and leave as they are mended; leaving with changes asks first. Do keep what was typed whatever happens; don't save some fields by themselves beside others that wait.",
      },
    },
    keyboard: [
      ["Tab", "Moves through the fields, then to the bar"],
      ["Ctrl+Enter", "Saves, where the app binds it"],
    ],
  },
  render: (_, { globals }) => <FormWithSaveBar words={wordsOf(globals)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " and Friends");
    await expect(await canvas.findByRole("button", { name: /save/i })).toBeVisible();
  },
};

export const RefusesSavesAndDiscards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole("textbox", { name: "Name" });
    const button = (label: RegExp) => canvas.findByRole("button", { name: label });
    await userEvent.clear(name);
    await userEvent.click(await button(/^save/i));
    await expect(name).toHaveAccessibleDescription(/Write the name/);
    await userEvent.type(name, "Quiet Rooms");
    await userEvent.click(await button(/^save/i));
    const notice = await screen.findByText("Settings saved");
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.getByText("What holds for all of Quiet Rooms.")).toBeVisible();
    await userEvent.type(name, " Two");
    await userEvent.click(await button(/^discard/i));
    await expect(name).toHaveValue("Quiet Rooms");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^save/i })).toBeNull());
  },
};
