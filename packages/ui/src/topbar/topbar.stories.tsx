import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountItems } from "../app-shell/office.fixture";
import { BranchSwitcher } from "../branch-switcher";
import { UserMenu } from "../user-menu";
import { Topbar } from "./topbar";

const meta = {
  title: "Shell/Topbar",
  component: Topbar,
  args: {
    start: <BranchSwitcher branch="Pier 4" />,
    end: <UserMenu name="Arun Mehta" email="owner@harbour.test" items={accountItems} />,
  },
  parameters: {
    keyboard: [["Tab", "Moves between the branch, the search and the person"]],
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Quiet: the branch at the start, search in the middle, the person at the end. Do keep it quiet; don't put the screen's actions here.",
      },
    },
  },
} satisfies Meta<typeof Topbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2rem" }}>
      <article>
        <Topbar {...args} center={<p style={{ textAlign: "center" }}>Search</p>} />
      </article>
      <article>
        <Topbar {...args} start={<BranchSwitcher branch="Second floor of the old university press, north wing" />} />
      </article>
      <div style={{ inlineSize: "22.5rem" }}>
        <article>
          <Topbar {...args} start={<BranchSwitcher branch="Second floor of the old university press, north wing" />} />
        </article>
      </div>
    </div>
  ),
};
