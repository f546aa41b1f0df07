import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type Comment, CommentThread } from ".";

const comments: Comment[] = [
  {
    id: "1",
    author: { name: "Riya Nair" },
    text: "The owner asks whether we can come before ten.\nThe lift is out of order until noon.",
    time: "20 Nov, 18:40",
    dateTime: "2026-11-20T18:40:00+05:30",
  },
  {
    id: "2",
    author: { name: "Arjun Mehta" },
    text: "We can. I'll bring the label printer.",
    time: "21 Nov, 09:02",
    dateTime: "2026-11-21T09:02:00+05:30",
  },
];

const meta = {
  title: "Data/CommentThread",
  tags: ["new", "!stable"],
  component: CommentThread,
  args: { label: "Comments on this request", comments, onSend: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
  parameters: {
    keyboard: [
      ["Ctrl+Enter or Cmd+Enter", "Sends the comment"],
      ["Enter", "Starts a new line"],
    ],
    docs: {
      description: {
        component:
          'What the team says about one thing. The text leaves the field only once it was taken. Show a comment that is on its way with `state: "pending"`, one that did not get there with `failed`. What the system did belongs in an ActivityTimeline. Do name who may read it; don\'t mix in what the system did.',
      },
    },
  },
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "3rem" }}>
      <CommentThread
        {...args}
        label="States"
        onLoadEarlier={fn()}
        onRetry={fn()}
        onDiscard={fn()}
        comments={[
          ...comments,
          { ...comments[0], id: "3", text: "On its way.", state: "pending" } as Comment,
          { ...comments[1], id: "4", text: "The printer is at Koramangala.", state: "failed" } as Comment,
        ]}
      />
      <CommentThread
        {...args}
        label="Long text"
        onSend={undefined}
        comments={[
          {
            id: "long",
            author: { name: "Venkatanarasimharajuvaripeta Subramaniam" },
            text: "https://example.com/a-very-long-address-without-any-place-to-break-it-that-somebody-pasted-here?and=more",
            time: "31 December 2026, 23:59",
            dateTime: "2026-12-31T23:59:00+05:30",
          },
        ]}
      />
      <CommentThread {...args} label="Loading" comments={[]} loading onSend={undefined} />
      <CommentThread {...args} label="Empty" comments={[]} />
      <CommentThread {...args} label="Loading earlier" onLoadEarlier={fn()} loadingEarlier />
    </div>
  ),
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: "rtl" } };

export const SendsByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Write a comment" });
    await expect(canvas.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("Two lines{Enter}of text{Control>}{Enter}{/Control}");
    await expect(args.onSend).toHaveBeenCalledWith("Two lines\nof text");
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Comment sent");
    await userEvent.keyboard("Once more{Meta>}{Enter}{/Meta}");
    await expect(args.onSend).toHaveBeenLastCalledWith("Once more");
  },
};

export const KeepsWhatWasTypedOnFailure: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.onSend?.mockRejectedValueOnce(new Error("The connection broke off."));
    const field = canvas.getByRole("textbox", { name: "Write a comment" });
    await userEvent.type(field, "The lift works again");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("What you wrote is still here");
    await expect(field).toHaveValue("The lift works again");
    await expect(field).toHaveFocus();
  },
};

export const TellsWhatIsNotSentYet: Story = {
  args: { onDraftChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Write a comment" }), "Later");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith("Later");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(args.onDraftChange).toHaveBeenLastCalledWith(""));
  },
};

export const TriesAFailedOneAgain: Story = {
  args: {
    comments: [{ ...comments[0], state: "failed" } as Comment],
    onRetry: fn(),
    onDiscard: fn(),
    onLoadEarlier: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("1");
    await userEvent.click(canvas.getByRole("button", { name: "Load earlier comments" }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
  },
};
