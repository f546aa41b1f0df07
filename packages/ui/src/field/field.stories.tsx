import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { NumberInput } from "../number-input";
import { OtpInput } from "../otp-input";
import { TextInput } from "../text-input";
import { Textarea } from "../textarea";
import { Field } from "./field";

const meta = {
  title: "Fields/Field",
  component: Field,
  args: {
    label: "Work e-mail",
    hint: "Your booking is sent there.",
    children: <TextInput type="email" autoComplete="email" />,
  },
  parameters: {
    docs: {
      description: {
        component:
          "Label, control, hint and error of one field. The control inside takes its id, description and state from it. Do say how to mend an error (“Pick a time after 10:00.”); don't repeat the label in the placeholder. Mark the fewer: the required ones or the optional ones. A click on the label focuses the control.",
      },
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: "24rem", maxInlineSize: "100%" }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.25rem" }}>
      <Field label="Branch name">
        <TextInput defaultValue="Indiranagar" />
      </Field>
      <Field label="Subdomain" required hint="Small letters, digits and hyphens.">
        <TextInput placeholder="quiet-corner" />
      </Field>
      <Field label="Landmark" optional>
        <TextInput />
      </Field>
      <Field label="E-mail" required error="Write it as name@example.org." hint="Your booking is sent there.">
        <TextInput defaultValue="asha.rao" />
      </Field>
      <Field label="Notes for the front desk" optional hint="Members never see them.">
        <Textarea rows={2} />
      </Field>
      <Field label="Desks" required error="No more than 40 fit into this zone.">
        <NumberInput value={48} onValueChange={() => {}} />
      </Field>
      <Field label="Code" hint="We mailed it to asha@example.org.">
        <OtpInput value="204" onValueChange={() => {}} />
      </Field>
      <Field
        label="What the reading room's members should know before they book a desk on a Sunday or a public holiday"
        optional
        error="Keep it under 200 characters, so that it fits into the confirmation that is mailed to each of them."
      >
        <TextInput />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const Wiring: Story = {
  args: { required: true, error: "Write it as name@example.org." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Work e-mail");
    await userEvent.click(canvas.getByText("Work e-mail"));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAttribute("aria-required", "true");
    await expect(input).toHaveAccessibleDescription("Write it as name@example.org. Your booking is sent there.");
    for (const id of input.getAttribute("aria-describedby")?.split(" ") ?? [])
      await expect(document.getElementById(id)).toBeVisible();
  },
};

const Checked = () => {
  const [name, setName] = useState("");
  const [isSent, setIsSent] = useState(false);
  return (
    <form
      noValidate
      style={{ display: "grid", gap: "1rem", justifyItems: "start" }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Field label="Branch name" required error={isSent && name === "" && "Name the branch."}>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary">
        Add branch
      </Button>
    </form>
  );
};

export const ErrorComesAndGoes: Story = {
  render: () => <Checked />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Branch name");
    await expect(input).not.toHaveAttribute("aria-invalid");
    const region = canvasElement.querySelector("[aria-live=polite]");
    await userEvent.type(input, "{Enter}");
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription("Name the branch.");
    // The same live region as before, so that it is read out.
    await expect(region).toHaveTextContent("Name the branch.");
    await userEvent.type(input, "Koramangala");
    await waitFor(() => expect(input).toBeValid());
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
};
