import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field";
import { Dropzone, type DropzoneFile, type DropzoneProps } from ".";

/** Keeps what was taken, as a form that uploads does. */
const Kept = (props: DropzoneProps) => {
  const [files, setFiles] = useState<readonly DropzoneFile[]>(props.files ?? []);
  const take = (taken: File[]) => {
    setFiles((before) => [
      ...(props.multiple ? before : []),
      ...taken.map(({ name, size }) => ({ id: name, name, size })),
    ]);
    props.onFiles(taken);
  };
  const remove = (id: string) => {
    setFiles((before) => before.filter((file) => file.id !== id));
    props.onRemove?.(id);
  };
  return <Dropzone {...props} files={files} onFiles={take} onRemove={remove} />;
};

const images = { "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"] };
const png = (name: string, bytes = 2_400) => new File([new Uint8Array(bytes)], name, { type: "image/png" });

const meta = {
  title: "Files/Dropzone",
  tags: ["new", "!stable"],
  component: Dropzone,
  args: {
    label: "Drop photos here, or choose them",
    hint: "PNG or JPG, up to 5 MB each",
    accept: images,
    maxSize: 5_000_000,
    multiple: true,
    onFiles: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: "32rem", maxInlineSize: "100%" }}>{Story()}</div>],
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ["Enter or Space", "Opens the file chooser"],
      ["Ctrl+V or Cmd+V", "Adds the copied picture or files"],
      ["Tab", "Goes on to the files and their buttons"],
    ],
    docs: {
      description: {
        component:
          "Takes files by drop, choice and paste, and shows how far each is. It uploads nothing itself. Do say kinds and size before the person chooses; do keep a failed file in the list with “Try again”. Don't use it for one logo (LogoUpload), for pictures of a place (Gallery) or for a table of rows (SpreadsheetImport).",
      },
    },
  },
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const uploads: readonly DropzoneFile[] = [
  { id: "1", name: "reading-room.jpg", size: 2_412_000 },
  { id: "2", name: "pantry.png", size: 840_000, progress: 0.42 },
  { id: "3", name: "quiet-zone.png", size: 1_204_000, progress: null },
  { id: "4", name: "entrance.jpg", size: 3_120_000, error: "The connection broke off. Try again." },
  {
    id: "5",
    name: "the-reading-room-on-the-second-floor-behind-the-card-catalogue-at-dusk-final-2.jpeg",
    size: 4_980_000,
  },
];

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <Dropzone {...args} />
      <Field label="Small" hint="Shown to visitors on the booking page.">
        <Dropzone {...args} size="sm" />
      </Field>
      <Field label="Invalid" required error="Add at least one photo.">
        <Dropzone {...args} size="sm" />
      </Field>
      <Field label="Disabled">
        <Dropzone {...args} size="sm" disabled />
      </Field>
      <Dropzone {...args} disabled label="Photos can be added once the branch is saved" hint={undefined} />
      <Field label="With files">
        <Dropzone {...args} size="sm" files={uploads} onRetry={fn()} />
      </Field>
      <Field label="Disabled with files">
        <Dropzone {...args} size="sm" files={uploads.slice(0, 1)} disabled />
      </Field>
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const drag = (type: string, target: Element, ...files: File[]) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(...files) }));

export const TakesDroppedFilesAndSaysWhyNot: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("button", { name: "Drop photos here, or choose them PNG or JPG, up to 5 MB each" });
    const files = [
      png("desk.png"),
      new File(["x"], "lease.pdf", { type: "application/pdf" }),
      png("roof.png", 5_000_001),
    ];
    drag("dragenter", area, ...files.slice(0, 1));
    await canvas.findByText("Drop to add");
    drag("drop", area, ...files);
    await canvas.findByText("This kind of file is not taken here. Choose PNG, JPG, JPEG.");
    await expect(canvas.getByText("Larger than 5 MB. Choose a smaller file.")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 added. 2 not added.");
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Remove desk.png" })).toBeVisible();
  },
};

export const RemovesByKeyboard: Story = {
  args: { files: uploads.slice(0, 1) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const area = canvas.getByRole("button", { name: /Drop photos/ });
    await expect(area).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove reading-room.jpg" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("1");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(area).toHaveFocus();
  },
};

export const TakesAPastedPicture: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = png("screenshot.png");
    await userEvent.tab();
    fireEvent(
      canvas.getByRole("button", { name: /Drop photos/ }),
      new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: carrying(picture) }),
    );
    await canvas.findByText("screenshot.png");
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};

export const OpensTheChooserAndNamesItselfByItsField: Story = {
  render: (args) => (
    <Field label="Photos" error="Add at least one photo.">
      <Kept {...args} />
    </Field>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole("button", {
      name: "Photos Drop photos here, or choose them PNG or JPG, up to 5 MB each",
    });
    await expect(area).toHaveAccessibleDescription("Add at least one photo.");
    const input = canvasElement.querySelector("input");
    const opened = fn();
    const stayClosed = (event: Event) => {
      event.preventDefault();
      opened();
    };
    input?.addEventListener("click", stayClosed, { once: true });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    if (input) await userEvent.upload(input, [png("desk.png")]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const NoPictureAtAll: Story = {
  args: {
    files: [
      {
        id: "hostile",
        name: "photo.png",
        size: 2_400,
        thumbnail: "data:image/png;base64,AA==",
        error: "photo.png is no picture. Choose another.",
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(within(canvasElement).getByText("photo.png is no picture. Choose another.")).toBeVisible();
  },
};
