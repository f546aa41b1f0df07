import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { BrandLogo } from "./brand-logo";

const art = (width: number, label: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40"><rect width="${width}" height="40" rx="6" fill="#134e4a"/><text x="${width / 2}" y="27" text-anchor="middle" font-family="sans-serif" font-size="18" fill="#fff">${label}</text></svg>`,
  )}`;

const northside = {
  orgName: "Northside Spaces",
  logoSquare: art(40, "N"),
  branding: { logoSmall: art(64, "NS"), logoLarge: art(160, "Northside"), showSmallLogo: true, showLargeLogo: true },
  brandNameVisible: true,
};

const meta = {
  title: "Shell/BrandLogo",
  component: BrandLogo,
  args: { organisation: northside },
  parameters: {
    docs: {
      description: {
        component:
          "An organisation's own brand. The small and the large logo follow its flags, the square one stands in for both, and the name is hidden only where it says so; then the picture carries the name. A logo that fails to load gives way to the next. Do give the square logo for small places; don't put Carrel's mark beside it.",
      },
    },
  },
} satisfies Meta<typeof BrandLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1.5rem", justifyItems: "start" }}>
      <BrandLogo organisation={northside} size="small" />
      <BrandLogo organisation={{ ...northside, brandNameVisible: false }} />
      <BrandLogo organisation={{ ...northside, branding: { ...northside.branding, showLargeLogo: false } }} />
      <BrandLogo organisation={{ orgName: "Athena Reading Rooms" }} />
      <BrandLogo organisation={{ orgName: "Athena Reading Rooms", brandNameVisible: false }} />
      <div style={{ inlineSize: "12rem" }}>
        <BrandLogo
          organisation={{ orgName: "Thiruvananthapuram District Central Library Reading Rooms and Study Halls" }}
        />
      </div>
    </div>
  ),
};

export const NameHiddenPictureSpeaks: Story = {
  args: { organisation: { ...northside, brandNameVisible: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Northside Spaces" })).toBeVisible();
    await expect(within(canvasElement).queryByText("Northside Spaces")).toBeNull();
  },
};

export const BrokenLogoGivesWay: Story = {
  args: {
    organisation: { ...northside, branding: { ...northside.branding, logoLarge: "data:image/png;base64,broken" } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toHaveAttribute("src", northside.logoSquare));
  },
};
