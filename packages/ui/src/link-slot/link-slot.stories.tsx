import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LinkProvider, LinkSlot } from "./link-slot";

const visit = fn();

const meta = {
  title: "Shell/LinkSlot",
  component: LinkSlot,
  args: { href: "/desks", children: "Desks" },
  parameters: {
    docs: {
      description: {
        component:
          "How the kit links without knowing a router. Without a LinkProvider it is a plain link; with one, every link of the kit goes through the app's router. Do put one LinkProvider at the app's root; don't import a router into a component.",
      },
    },
  },
} satisfies Meta<typeof LinkSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThroughARouter: Story = {
  beforeEach: () => {
    visit.mockClear();
  },
  render: (args) => (
    <LinkProvider
      renderLink={({ href, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            visit(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <LinkSlot {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Desks" });
    await expect(link).toHaveAttribute("href", "/desks");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(visit).toHaveBeenCalledWith("/desks");
    await expect(visit).toHaveBeenCalledOnce();
  },
};
