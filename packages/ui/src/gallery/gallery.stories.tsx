import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { room } from "../image/room.fixture";
import { Gallery, type GalleryImage, type GalleryProps } from ".";

/** Keeps the photos, as a screen does. */
const Kept = (props: GalleryProps) => {
  const [images, setImages] = useState(props.images);
  const remove = async (id: string) => {
    await props.onDelete?.(id);
    setImages((before) => before.filter((image) => image.id !== id));
  };
  return <Gallery {...props} images={images} onDelete={props.onDelete && remove} />;
};

const images: GalleryImage[] = [
  { id: "1", src: room(10), alt: "Ten window desks", caption: "Window row" },
  { id: "2", src: room(5, "#eef2f4"), alt: "Five desks in a quiet room", caption: "Quiet zone" },
  { id: "3", src: room(15, "#1b2430", "#f7f4ee"), alt: "The hall in the evening" },
];

const meta = {
  title: "Files/Gallery",
  tags: ["new", "!stable"],
  component: Kept,
  args: {
    label: "Photos of Library Lane",
    images,
    onAdd: fn(),
    onDelete: fn(),
    accept: { "image/png": [".png"], "image/jpeg": [".jpg"] },
    maxSize: 5_000_000,
    hint: "PNG or JPG, up to 5 MB",
  },
  parameters: {
    keyboard: [
      ["Enter or Space", "Shows the photo large; on the last tile, chooses photos"],
      ["Arrow left, Arrow right", "In the large view: previous and next photo"],
      ["Escape", "Closes the large view"],
    ],
    docs: {
      description: {
        component:
          "The photos of a place. Without `onAdd` and `onDelete` it only shows them, as visitors see it. Do write what each photo shows; do keep one that failed in its place with the reason. For one mark use LogoUpload.",
      },
    },
  },
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const uploading: GalleryImage[] = [
  { id: "a", src: room(8), alt: "Pantry", progress: 0.6 },
  { id: "b", src: room(3), alt: "Entrance", error: "The connection broke off. Add it again." },
  { id: "c", src: "data:image/png;base64,AA==", alt: "Terrace", caption: "Terrace" },
  { id: "d", src: room(12), alt: "Annexe", caption: "The reading room on the second floor, behind the card catalogue" },
];

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "2.5rem" }}>
      <Kept {...args} label="States" images={[...images, ...uploading]} />
      <Kept {...args} label="Nothing yet" images={[]} />
      <Kept {...args} label="Disabled" images={images.slice(0, 2)} disabled />
      <Kept {...args} label="Only to look at" onAdd={undefined} onDelete={undefined} />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const ShowsLargeByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tile = within(canvasElement).getByRole("button", { name: /^Show Window row large/ });
    await expect(tile).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Window row" });
    await userEvent.keyboard("{ArrowRight}");
    const dialog = await screen.findByRole("dialog", { name: "Quiet zone" });
    await expect(within(dialog).getByText("2 of 3")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await screen.findByRole("dialog", { name: "The hall in the evening" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(tile).toHaveFocus());
  },
};

export const AsksBeforeItDeletes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Delete Quiet zone" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete this photo?" });
    await expect(question).toHaveAccessibleDescription("Quiet zone. It can't be brought back.");
    await userEvent.click(within(question).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete Quiet zone" })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Delete photo" }));
    await expect(args.onDelete).toHaveBeenCalledWith("2");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Show The hall in the evening large" })).toHaveFocus(),
    );
  },
};

export const SaysItInOtherWords: Story = {
  args: {
    labels: {
      refused: "Ce fichier n'a pas été ajouté",
      dropzone: { wrongKind: (kinds) => `Choisissez une image : ${kinds}.` },
    },
  },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no place for a file.");
    await userEvent.upload(input, new File(["x"], "bail.pdf", { type: "application/pdf" }), { applyAccept: false });
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "bail.pdf: Choisissez une image : PNG, JPG.",
    );
  },
};

export const AddsPhotosAndSaysWhyNot: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no place for a file.");
    const photo = new File(["x"], "desk.png", { type: "image/png" });
    await userEvent.upload(input, [photo, new File(["x"], "lease.pdf", { type: "application/pdf" })], {
      applyAccept: false,
    });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "lease.pdf: This kind of file is not taken here. Choose PNG, JPG.",
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
