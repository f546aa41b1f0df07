import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button";
import { PageHeader } from "./page-header";

const meta = {
  title: "Shell/PageHeader",
  component: PageHeader,
  args: {
    title: "Desks",
    description: "What your members can book, by zone.",
    actions: <Button variant="primary">Add desk</Button>,
  },
  parameters: {
    keyboard: [["Tab", "Reaches the breadcrumb, then the action"]],
    docs: {
      description: {
        component:
          "The screen's name and the one thing to do first, top right; on a phone it takes the full width. Do give a screen one primary action; don't put filters here: they belong above the list.",
      },
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Desks" })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <article>
        <PageHeader title="Dashboard" />
      </article>
      <article>
        <PageHeader
          title="Library Lane"
          breadcrumb={[{ label: "Branches", href: "#branches" }, { label: "Library Lane" }]}
          actions={
            <>
              <Button>Desks</Button>
              <Button variant="primary">Edit branch</Button>
            </>
          }
        />
      </article>
      <div style={{ inlineSize: "20rem" }}>
        <article>
          <PageHeader
            title="Second floor of the old university press building, north wing"
            description="Open today 06:00–23:00, in the time zone of Kolkata."
            actions={
              <>
                <Button>Download the code</Button>
                <Button variant="primary">Edit branch</Button>
              </>
            }
          />
        </article>
      </div>
    </div>
  ),
};
