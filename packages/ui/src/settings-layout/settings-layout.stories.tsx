import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, Building2, CreditCard, Globe, Palette } from "lucide-react";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AppShell } from "../app-shell";
import { DomainInput } from "../domain-input";
import { Field } from "../field";
import { PageHeader } from "../page-header";
import { SaveBar } from "../save-bar";
import { Switch } from "../switch";
import { TextInput } from "../text-input";
import { Textarea } from "../textarea";
import { Topbar } from "../topbar";
import { SettingsLayout, type SettingsLayoutProps, type SettingsSection } from ".";

const Notice = ({ label, description }: { label: string; description: string }) => {
  const [isOn, setOn] = useState(true);
  return <Switch label={label} description={description} checked={isOn} onCheckedChange={setOn} />;
};

const Organisation = (props: SettingsLayoutProps) => {
  const [name, setName] = useState("Athena Reading Rooms");
  const [domain, setDomain] = useState("desks.athena.example");
  const isDirty = name !== "Athena Reading Rooms" || domain !== "desks.athena.example";
  const sections: SettingsSection[] = [
    {
      id: "organisation",
      title: "Organisation",
      description: "What people see on bookings, mails and the website.",
      icon: <Building2 strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <>
          <Field label="Name" required>
            <TextInput value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label="About" optional hint="Two or three sentences, shown on the booking page.">
            <Textarea
              rows={4}
              defaultValue="Four quiet reading rooms in Bengaluru and Kochi, open from six to eleven."
            />
          </Field>
        </>
      ),
    },
    {
      id: "payment",
      title: "Payment",
      description: "Where bookings are paid to.",
      icon: <CreditCard strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <>
          <Field label="UPI address" hint="It is put into the payment code.">
            <TextInput defaultValue="athena@examplebank" />
          </Field>
          <Field label="Name of the account">
            <TextInput defaultValue="Athena Reading Rooms" />
          </Field>
        </>
      ),
    },
    {
      id: "website",
      title: "Website",
      description: "The address at which people book.",
      icon: <Globe strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <Field label="Domain" hint="You need access to its DNS records.">
          <DomainInput value={domain} onValueChange={setDomain} />
        </Field>
      ),
    },
    {
      id: "appearance",
      title: "Appearance",
      icon: <Palette strokeWidth={1.5} aria-hidden="true" />,
      children: <Notice label="Dark at night" description="From sunset to sunrise where the branch is." />,
    },
    {
      id: "notifications",
      title: "Notifications",
      description: "What the office is told, and how.",
      icon: <Bell strokeWidth={1.5} aria-hidden="true" />,
      children: (
        <>
          <Notice label="New bookings" description="As soon as somebody books." />
          <Notice label="Cancelled bookings" description="As soon as somebody cancels." />
          <Notice label="Weekly summary" description="On Mondays, at eight." />
        </>
      ),
    },
  ];
  return (
    <SettingsLayout
      {...props}
      sections={sections}
      saveBar={
        <SaveBar
          dirty={isDirty}
          onSave={() => {}}
          onDiscard={() => {
            setName("Athena Reading Rooms");
            setDomain("desks.athena.example");
          }}
        />
      }
    />
  );
};

const meta = {
  title: "Shell/SettingsLayout",
  tags: ["new", "!stable"],
  component: SettingsLayout,
  args: { label: "Settings", sections: [] },
  render: (args) => <Organisation {...args} />,
  // Each story begins at the top of its page and without an anchor.
  beforeEach: () => {
    const { pathname, search } = window.location;
    history.replaceState(history.state, "", pathname + search);
    window.scrollTo(0, 0);
  },
  parameters: {
    docs: {
      description: {
        component:
          "A page of settings in sections, each with an anchor of its own. The navigation beside them follows what is being read; below 900 px it is a select that stays under the top bar. Up to about eight sections; more of them, or one that is a task of its own, become pages. Don't save each field by itself beside fields that are saved together.",
      },
    },
    keyboard: [
      ["Tab", "Through the sections' names, then the fields"],
      ["Enter", "On a name: goes to its section"],
    ],
  },
} satisfies Meta<typeof SettingsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <SettingsLayout
      label="Settings of the branch"
      sections={[
        { id: "one", title: "Name and address", children: <TextInput aria-label="Name" defaultValue="Library Lane" /> },
        {
          id: "two",
          title: "What people who book a desk for the first time have to know before they come",
          description:
            "Shown below the booking, in the mail that confirms it and in the reminder of the evening before, so keep it to what they need at the door.",
          children: <Textarea aria-label="Notes" rows={3} />,
        },
        { id: "three", title: "Closing days", children: <p>There are none yet.</p> },
      ]}
      saveBar={<SaveBar dirty saving onDiscard={() => {}} />}
    />
  ),
};

const link = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole("navigation", { name: "Settings" })).getByRole("link", { name });

export const UnderATopBar: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <AppShell sidebar={<p>Sidebar</p>} topbar={<Topbar start="Library Lane" />}>
      <PageHeader title="Settings" description="Of the organisation and all its branches." />
      <Organisation {...args} />
    </AppShell>
  ),
  play: async ({ canvasElement }) => {
    const payment = link(canvasElement, "Payment");
    await userEvent.click(payment);
    const section = within(canvasElement).getByRole("region", { name: "Payment" });
    const bar = canvasElement.querySelector(".ui-topbar");
    await waitFor(() =>
      expect(section.getBoundingClientRect().top).toBeGreaterThan(bar?.getBoundingClientRect().bottom ?? Infinity),
    );
    await waitFor(() => expect(section.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 3));
    await expect(payment).toHaveAttribute("aria-current", "location");
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const FollowsScrolling: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(link(canvasElement, "Organisation")).toHaveAttribute("aria-current", "location"));
    within(canvasElement).getByRole("region", { name: "Payment" }).scrollIntoView({ behavior: "instant" });
    await waitFor(() => expect(link(canvasElement, "Payment")).toHaveAttribute("aria-current", "location"));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await waitFor(() => expect(link(canvasElement, "Notifications")).toHaveAttribute("aria-current", "location"));
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(link(canvasElement, "Organisation")).toHaveAttribute("aria-current", "location"));
  },
};

export const GoesToASection: Story = {
  play: async ({ canvasElement }) => {
    // Its section is too short and too far down to reach the top of the window.
    const appearance = link(canvasElement, "Appearance");
    appearance.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#appearance"));
    await waitFor(() => expect(appearance).toHaveAttribute("aria-current", "location"));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole("combobox", { name: "Settings" });
    await expect(canvas.queryByRole("link", { name: "Website" })).toBeNull();
    await userEvent.selectOptions(select, "website");
    await expect(window.location.hash).toBe("#website");
    await waitFor(() => {
      const top = canvas.getByRole("region", { name: "Website" }).getBoundingClientRect().top;
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(window.innerHeight / 2);
    });
    await expect(select).toHaveValue("website");
  },
};

export const SavesTogether: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " and Halls");
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Athena Reading Rooms");
    await expect(canvas.queryByRole("button", { name: "Save changes" })).toBeNull();
  },
};
