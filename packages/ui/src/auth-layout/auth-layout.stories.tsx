import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BrandLogo } from "../brand-logo";
import { Button } from "../button";
import { Logo } from "../logo";
import { AuthLayout } from "./auth-layout";

const meta = {
  title: "Shell/AuthLayout",
  component: AuthLayout,
  args: {
    brand: <Logo />,
    children: (
      <>
        <div>
          <h1>Sign in</h1>
          <p>To the organisation that you work for.</p>
        </div>
        <Button variant="primary" block>
          Sign in
        </Button>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Sign-in and sign-up. The drawing is decoration and leaves on phones and tablets. Do ask for one thing a page; don't offer ways out that the person doesn't need.",
      },
    },
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("main")).toContainElement(
      within(canvasElement).getByRole("heading", { level: 1 }),
    );
  },
};

export const Matrix: Story = {
  args: {
    brand: (
      <BrandLogo
        organisation={{ orgName: "Thiruvananthapuram District Central Library Reading Rooms and Study Halls" }}
      />
    ),
    footer: "Carrel keeps what you type here in your browser until you send it.",
  },
};

export const Phone: Story = { globals: { viewport: { value: "mobile1" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
