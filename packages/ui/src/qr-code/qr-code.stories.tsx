import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { downloadPng, downloadSvg } from "./download";
import { QrCode } from "./qr-code";

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' rx='2' fill='%231f5d50'/%3E%3C/svg%3E";

const meta = {
  title: "Data/QrCode",
  component: QrCode,
  args: { value: "https://book.carrel.example/CRL-7KQ4", label: "QR code of booking CRL-7KQ4" },
  parameters: {
    docs: {
      description: {
        component:
          "An address as a square to scan, always dark on light with a quiet margin. Do write the address beside it; don't print it smaller than two centimetres.",
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "QR code of booking CRL-7KQ4" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem", alignItems: "center" }}>
      <QrCode {...args} size={96} />
      <QrCode {...args} />
      <QrCode {...args} size={240} logo={logo} />
    </div>
  ),
};

/** Runs a download and gives what would have been saved: the name and the file. */
const saved = async (download: () => Promise<void>) => {
  const files: Blob[] = [];
  const create = URL.createObjectURL;
  spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return create.call(URL, file);
  });
  const names: string[] = [];
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await download();
  return { name: names.at(-1), file: files.at(-1) };
};

const drawing = (canvasElement: HTMLElement) => {
  const svg = canvasElement.querySelector<SVGSVGElement>("svg[data-slot=qr-code]");
  if (!svg) throw new Error("No QR code was drawn.");
  return svg;
};

export const SavedAsSvg: Story = {
  args: { logo },
  play: async ({ canvasElement }) => {
    const { name, file } = await saved(() => downloadSvg(drawing(canvasElement), "booking.svg"));
    await expect(name).toBe("booking.svg");
    const text = (await file?.text()) ?? "";
    await expect(text).toContain('width="512"');
    await expect(new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror")).toBeNull();
  },
};

export const SavedAsPng: Story = {
  args: { logo },
  play: async ({ canvasElement }) => {
    const { name, file } = await saved(() => downloadPng(drawing(canvasElement), "booking.png", 320));
    await expect(name).toBe("booking.png");
    await waitFor(() => expect(file?.type).toBe("image/png"));
    const picture = await createImageBitmap(file ?? new Blob());
    await expect([picture.width, picture.height]).toEqual([320, 320]);
  },
};
