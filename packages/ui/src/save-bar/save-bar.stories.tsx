import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SaveBar, type SaveBarProps } from "./save-bar";

const Settings = (args: SaveBarProps) => {
  const [name, setName] = useState("Library Lane");
  return (
    <div style={{ display: "grid", gap: "1rem", alignContent: "space-between", minBlockSize: "16rem" }}>
      <label>
        Name of the branch{" "}
        <input value={name} onChange={({ target }) => setName(target.value)} style={{ color: "var(--ui-text)" }} />
      </label>
      <SaveBar
        {...args}
        dirty={name !== "Library Lane"}
        onDiscard={() => {
          setName("Library Lane");
          args.onDiscard();
        }}
      />
    </div>
  );
};

const meta = {
  title: "Shell/SaveBar",
  component: SaveBar,
  args: { dirty: true, onSave: fn(), onDiscard: fn() },
  parameters: {
    keyboard: [
      ["Tab", "Reaches Discard and Save"],
      ["Enter, Space", "Presses the one that has the focus"],
      ["Ctrl+Enter", "Saves, where the app binds it"],
    ],
    docs: {
      description: {
        component:
          "Shows as soon as something differs from what is stored, and says so. Settings pages use it; sheets have their own footer. Do say what differs when it is not in sight; don't let a person leave without being asked.",
      },
    },
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <SaveBar {...args} />
      <SaveBar {...args} saving />
      <SaveBar {...args} dirty={false} />
      <div style={{ inlineSize: "20rem" }}>
        <SaveBar
          {...args}
          labels={{ message: "The opening hours of Library Lane were changed and are not stored yet" }}
        />
      </div>
    </div>
  ),
};

export const AppearsAndDiscards: Story = {
  render: (args) => <Settings {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("button", { name: "Save changes" })).toBeNull();
    await userEvent.type(page.getByRole("textbox"), " 2");
    await expect(page.getByRole("status")).toHaveTextContent("You have unsaved changes");
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Discard" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(page.getByRole("textbox")).toHaveValue("Library Lane");
    await expect(page.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const SaysWhatWentWrong: Story = {
  args: { error: "This name is taken by another organisation", saveDisabled: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("status")).toHaveTextContent("This name is taken by another organisation");
    await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: "Discard" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
