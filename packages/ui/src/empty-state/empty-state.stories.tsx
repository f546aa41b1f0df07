import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button";
import { KeysIllustration, PeopleIllustration } from "../illustration";
import { EmptyState } from "./empty-state";

const addBranch = fn();

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    kind: "first-use",
    title: "Add your first branch",
    description: "A branch is an address with desks that people can book. Hours, prices and plans belong to it.",
    illustration: "branches",
    action: (
      <Button variant="primary" onClick={addBranch}>
        Add branch
      </Button>
    ),
  },
  parameters: {
    keyboard: [
      ["Tab", "Reaches its action"],
      ["Enter, Space", "Presses it"],
    ],
    docs: {
      description: {
        component:
          "Four different emptinesses: first use says what the place is for and offers the first step; filtered offers to clear the filters; forbidden says who can let the person in; error offers a retry and shows the request. Don't use one for another. Do offer the one thing to do first.",
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("Add your first branch");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(addBranch).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" }}>
      <EmptyState
        kind="first-use"
        title="No bookings yet"
        description="When somebody books a desk in the reading room, it stands here."
        illustration="bookings"
        action={<Button variant="primary">Book for a student</Button>}
      />
      <EmptyState
        kind="filtered"
        title="No member matches “Ananya” in Koramangala"
        description="Search all branches, or clear the filters."
        action={<Button>Clear filters</Button>}
      />
      <EmptyState
        kind="forbidden"
        title="Payments are not yours to see"
        description="Kavita Rao, who owns this workspace, can give you the permission."
      />
      <EmptyState
        kind="error"
        title="Bookings could not be loaded"
        description="The connection broke off. Nothing was changed."
        requestId="req_01JD8ZQ4T7"
        action={<Button>Try again</Button>}
      />
      <EmptyState
        kind="first-use"
        title="No staff yet"
        description="Who works here stands on this list, with what they may do."
        illustration={<PeopleIllustration />}
        action={<Button variant="primary">Invite somebody</Button>}
      />
      <EmptyState
        kind="first-use"
        title="No API keys yet"
        description="A key lets a program of yours read and write what you choose."
        illustration={<KeysIllustration />}
        action={<Button variant="primary">Create key</Button>}
      />
      <EmptyState kind="filtered" title="Nothing on this day" illustration={null} headingLevel={3} />
    </div>
  ),
};

export const ErrorIsAnnounced: Story = {
  args: { kind: "error", title: "Bookings could not be loaded", requestId: "req_01JD8ZQ4T7", illustration: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("req_01JD8ZQ4T7");
  },
};
