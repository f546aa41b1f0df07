import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarPlus, Mail, Printer, Repeat } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DropdownMenuItem } from "../dropdown-menu";
import { SplitButton } from ".";

const onPrint = fn();

const meta = {
  title: "Actions/SplitButton",
  tags: ["new", "!stable"],
  component: SplitButton,
  args: {
    children: "Confirm booking",
    menuLabel: "More ways to confirm",
    onClick: fn(),
    menu: (
      <>
        <DropdownMenuItem icon={<Printer strokeWidth={1.5} />} onSelect={onPrint}>
          Confirm and print
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Mail strokeWidth={1.5} />}>Confirm without an e-mail</DropdownMenuItem>
        <DropdownMenuItem icon={<Repeat strokeWidth={1.5} />} disabled>
          Confirm the whole series
        </DropdownMenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onPrint.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component:
          "One verb that is right most of the time, with its variants beside it. The rows of the menu do the same thing in another way; actions on the same object that are something else go into a DropdownMenu. Don't change the main half to what was chosen last: people learn where a button is.",
      },
    },
    keyboard: [
      ["Tab", "To the button, then to the half that opens the menu"],
      ["Enter / Space / ↓", "On that half: opens the menu"],
      ["Escape", "Closes the menu; the focus returns"],
    ],
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
      {(["primary", "secondary", "danger"] as const).map((variant) => (
        <div key={variant} style={{ display: "flex", flexWrap: "wrap", gap: "1rem", alignItems: "center" }}>
          {(["sm", "md", "lg"] as const).map((size) => (
            <SplitButton key={size} {...args} variant={variant} size={size} />
          ))}
        </div>
      ))}
      <SplitButton {...args} variant="primary" icon={<CalendarPlus strokeWidth={1.5} />}>
        New booking
      </SplitButton>
      <SplitButton {...args} variant="primary" loading />
      <SplitButton {...args} disabled />
      <SplitButton {...args}>
        Confirm the booking and tell everybody who waits for this desk that it is taken
      </SplitButton>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement).getByRole("group", { name: "More ways to confirm" });
    await expect(frame).toHaveAttribute("data-slot", "split-button");
    const group = within(frame);
    await userEvent.tab();
    await expect(group.getByRole("button", { name: "Confirm booking" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = group.getByRole("button", { name: "More ways to confirm" });
    await expect(more).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Confirm and print" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onPrint).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const WaitsWhileItLoads: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Confirm booking" }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("button", { name: "More ways to confirm" })).toBeDisabled();
  },
};
