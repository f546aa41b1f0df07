import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ContactForm } from "./contact-form";
import { sendContactForm } from "./send-contact-form";

const meta = {
  title: "Fields/ContactForm",
  component: ContactForm,
  args: { action: "/contact" },
  parameters: {
    docs: {
      description: {
        component:
          "A message to staff, whole without JavaScript: the browser posts it, and the server shows it again with what is wrong and what was typed. `sendContactForm` sends it without leaving the page. Its last field is a trap for machines, which no person finds. Do put it on a page of its own; don't ask for more than an answer takes.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "34rem", maxInlineSize: "100%" }}>{Story()}</div>],
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = {
  args: {
    values: { name: "Asha Rao", email: "asha", message: "Do you have lockers?" },
    errors: { email: "Enter an e-mail address, such as asha@example.com." },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/Enter an e-mail/);
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue("Do you have lockers?");
  },
};

export const NotTaken: Story = {
  args: { errors: { form: "This message is too long. Shorten it." } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Shorten it");
  },
};

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("on its way");
  },
};

const refused = () =>
  Response.json(
    { message: "Check the form.", issues: [{ path: ["email"], message: "This is no address." }] },
    { status: 400 },
  );

export const SentFromThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = fn()
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(Response.json({}, { status: 201 }));
    sendContactForm(send);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Asha Rao");
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "asha@example");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "Do you have lockers?");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(await canvas.findByText("This is no address.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
    await expect(send).toHaveBeenLastCalledWith({
      name: "Asha Rao",
      email: "asha@example",
      message: "Do you have lockers?",
    });
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), ".com");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(await canvas.findByRole("status")).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Send message" })).not.toBeInTheDocument();
  },
};
