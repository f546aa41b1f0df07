import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { SearchInput, type SearchInputProps } from "./search-input";

/** Keeps what is typed, as a screen does. */
const Search = ({ value, onValueChange, ...rest }: SearchInputProps) => {
  const [text, setText] = useState(value);
  const change = (next: string) => {
    setText(next);
    onValueChange(next);
  };
  return <SearchInput {...rest} value={text} onValueChange={change} />;
};

const meta = {
  title: "Fields/SearchInput",
  component: SearchInput,
  args: { value: "", onValueChange: fn(), "aria-label": "Search bookings", placeholder: "Search bookings" },
  parameters: {
    keyboard: [
      ["Escape", "Empties it; the focus stays"],
      ["Tab", "Goes on to the cross"],
      ["/", "Focuses it from anywhere, where the app binds it"],
    ],
    docs: {
      description: {
        component:
          "What a list is searched for. Escape and the cross empty it, and the focus stays in it. Do search 300 to 500 ms after the last key; don't add a button that starts it.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => <Search {...args} />,
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} style={{ display: "grid", gap: "0.5rem" }}>
          <Search {...args} size={size} aria-label={`Search bookings, ${size}`} />
          <Search {...args} size={size} aria-label={`Search desks, ${size}`} value="A14" />
        </div>
      ))}
      <Search {...args} aria-label="Disabled" disabled />
      <Search {...args} aria-label="Disabled, with text" disabled value="Asha Rao" />
      <Search {...args} aria-label="Read-only" readOnly value="Asha Rao" />
      <Search {...args} aria-label="Invalid" aria-invalid value="%" />
      <Search
        {...args}
        aria-label="Long text"
        value="The reading room on the second floor, behind the stacks and the card catalogue"
      />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };
export const Filled: Story = { ...Matrix, globals: { inputStyle: "filled" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("searchbox", { name: "Search bookings" });
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Asha");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Asha");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();

    await userEvent.keyboard("A14");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear the search" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const Focused = (props: SearchInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div style={{ display: "grid", gap: "0.75rem" }}>
      <Button onClick={() => input.current?.focus()}>Find a booking</Button>
      <Search {...props} ref={input} />
    </div>
  );
};

export const FocusedThroughItsRef: Story = {
  args: { value: "Asha" },
  render: (args) => <Focused {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("searchbox");
    await userEvent.click(canvas.getByRole("button", { name: "Find a booking" }));
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await expect(input).toHaveFocus();
  },
};
