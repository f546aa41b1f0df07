import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LogoUpload, type LogoUploadProps } from ".";

const mark = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 54V10h40v44M24 34h16"/></svg>`)}`;
const wordmark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="260" height="64" viewBox="0 0 260 64" fill="none" stroke="#1f5d50" stroke-width="6" stroke-linejoin="round"><path d="M12 54V10h40v44M72 54V10h40v44M132 54V10h40v44M192 54V10h40v44"/></svg>')}`;

/** Keeps the logo, as a screen does. */
const Kept = (props: LogoUploadProps) => {
  const [src, setSrc] = useState(props.src);
  const remove = async () => {
    await props.onRemove?.();
    setSrc(null);
  };
  return <LogoUpload {...props} src={src} onRemove={props.onRemove && remove} />;
};

const meta = {
  title: "Files/LogoUpload",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    name: "Library Lane",
    src: mark("#1f5d50"),
    hint: "SVG, PNG or JPG, up to 1 MB",
    onSelect: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [["Enter or Space", "On Replace: opens the file chooser; on Remove: asks"]],
    docs: {
      description: {
        component:
          "One logo, in the sizes and on the grounds where people will meet it, so that a white mark on white is seen before it is published. Do use one for each kind of logo (small, large). For photos use Gallery.",
      },
    },
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2rem" }}>
      <Kept {...args} src={null} />
      <Kept {...args} src={wordmark} />
      <Kept {...args} src={mark("#fff")} onRemove={undefined} />
      <Kept {...args} progress={0.4} />
      <Kept {...args} error="The connection broke off. Choose the file again." />
      <Kept {...args} src={null} error="The connection broke off. Choose the file again." />
      <Kept {...args} disabled />
      <Kept {...args} src={null} disabled />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no place for a file.");
  return input;
};

export const ShowsTheChosenFileAtOnce: Story = {
  args: { src: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = await (await fetch(mark("#1f5d50"))).blob();
    await userEvent.upload(inputOf(canvasElement), new File([picture], "logo.svg", { type: "image/svg+xml" }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    const preview = await canvas.findByRole("img", { name: "Library Lane" });
    await expect(preview).toHaveAttribute("src", expect.stringMatching(/^blob:/));
    await expect(canvas.getByText("On dark")).toBeVisible();
  },
};

export const SaysWhyAFileIsNotTaken: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), new File(["x"], "logo.pdf", { type: "application/pdf" }), {
      applyAccept: false,
    });
    await waitFor(() =>
      expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
        "logo.pdf: This kind of file is not taken here. Choose SVG, PNG, JPG, JPEG.",
      ),
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const inFrench = { wrongKind: (kinds: string) => `Choisissez une image : ${kinds}.` };

/** With a logo and without one. */
export const SaysItInOtherWords: Story = {
  render: (args) => (
    <>
      <Kept {...args} labels={{ dropzone: inFrench }} />
      <Kept {...args} src={null} labels={{ dropzone: inFrench }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const lease = new File(["x"], "bail.pdf", { type: "application/pdf" });
    for (const input of canvasElement.querySelectorAll<HTMLInputElement>("input[type=file]"))
      await userEvent.upload(input, lease, { applyAccept: false });
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(/Choisissez une image : SVG, PNG, JPG, JPEG\./)).toHaveLength(2),
    );
  },
};

export const AsksBeforeItRemoves: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const question = await screen.findByRole("alertdialog", { name: "Remove this logo?" });
    await userEvent.click(within(question).getByRole("button", { name: "Remove logo" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole("button", { name: /Drop the logo here/ })).toHaveFocus());
  },
};
