import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Armchair,
  Bell,
  Building2,
  CalendarDays,
  Clock,
  CreditCard,
  DoorOpen,
  MapPin,
  QrCode,
  Receipt,
  Search,
  Settings,
  UserRound,
  Users,
} from "lucide-react";
import type { CSSProperties, ReactNode } from "react";

const meta = { title: "Foundations/Tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Rows = ({ children }: { children: ReactNode }) => <div style={{ display: "grid", gap: "1rem" }}>{children}</div>;
const Row = ({ token, children }: { token: string; children: ReactNode }) => (
  <div style={{ display: "flex", alignItems: "center", gap: "1.5rem", flexWrap: "wrap" }}>
    <code style={{ inlineSize: "12rem", color: "var(--ui-text-muted)" }}>{token}</code>
    {children}
  </div>
);

const sizes = [12, 14, 16, 18, 22, 28, 36, 48];
export const Type: Story = {
  render: () => (
    <Rows>
      {sizes.map((px, index) => (
        <Row key={px} token={`--ui-fs-${index + 1} · ${px} px`}>
          <span
            style={{
              fontSize: `var(--ui-fs-${index + 1})`,
              lineHeight: "var(--ui-lh-tight)",
              color: "var(--ui-text-strong)",
            }}
          >
            A quiet place of one's own, ₹1,50,000
          </span>
        </Row>
      ))}
      <p style={{ maxInlineSize: "65ch" }}>
        Text is set at 14 px with a line height of 1.5 and stays under 75 characters a line. Figures in tables, times
        and money are tabular: 21 Nov, 10:00–12:00 IST.
      </p>
    </Rows>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Rows>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((step) => (
        <Row key={step} token={`--ui-sp-${step} · ${step * 4} px`}>
          <span style={{ inlineSize: `var(--ui-sp-${step})`, blockSize: "1rem", background: "var(--ui-primary)" }} />
        </Row>
      ))}
    </Rows>
  ),
};

const box: CSSProperties = {
  inlineSize: "10rem",
  blockSize: "5rem",
  border: "1px solid var(--ui-border)",
  background: "var(--ui-surface)",
};
export const Radius: Story = {
  render: () => (
    <Rows>
      {["radius", "radius-lg", "radius-full"].map((name) => (
        <Row key={name} token={`--ui-${name}`}>
          <span style={{ ...box, borderRadius: `var(--ui-${name})` }} />
        </Row>
      ))}
    </Rows>
  ),
};

export const Elevation: Story = {
  render: () => (
    <Rows>
      <Row token="border only">
        <span style={{ ...box, borderRadius: "var(--ui-radius)" }} />
      </Row>
      <Row token="--ui-shadow-1 · cards">
        <span style={{ ...box, borderRadius: "var(--ui-radius)", boxShadow: "var(--ui-shadow-1)" }} />
      </Row>
      <Row token="--ui-shadow-2 · overlays">
        <span
          style={{
            ...box,
            borderRadius: "var(--ui-radius-lg)",
            background: "var(--ui-surface-raised)",
            boxShadow: "var(--ui-shadow-2)",
          }}
        />
      </Row>
    </Rows>
  ),
};

export const Motion: Story = {
  render: () => (
    <Rows>
      <p>Opacity and transform only, ease-out; reduced motion sets both durations to nothing. Hover a bar.</p>
      <style>{".ui-demo-motion:hover { transform: translateX(4rem); }"}</style>
      {["fast", "normal"].map((name) => (
        <Row key={name} token={`--ui-${name}`}>
          <span
            className="ui-demo-motion"
            style={{
              inlineSize: "6rem",
              blockSize: "2rem",
              borderRadius: "var(--ui-radius)",
              background: "var(--ui-primary-solid)",
              transition: `transform var(--ui-${name}) var(--ui-ease)`,
            }}
          />
        </Row>
      ))}
    </Rows>
  ),
};

const icons = {
  Armchair,
  Bell,
  Building2,
  CalendarDays,
  Clock,
  CreditCard,
  DoorOpen,
  MapPin,
  QrCode,
  Receipt,
  Search,
  Settings,
  UserRound,
  Users,
};
export const Icons: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))", gap: "1.5rem" }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} style={{ display: "grid", gap: "0.5rem", justifyItems: "center" }}>
          <Icon strokeWidth={1.5} aria-hidden="true" />
          <code>{name}</code>
        </div>
      ))}
    </div>
  ),
};

const writing = [
  [
    "Say what happened, then what to do",
    "Seat A4 was just taken for 10:00. These are free: A3, B1, or A4 at 11:00.",
    "Error: slot conflict",
  ],
  ["Buttons are verbs with their object", "Confirm booking", "OK"],
  ["Nobody is blamed", "The code has run out. Send a new one.", "You entered an invalid code!"],
  [
    "Money, dates and times as people there write them",
    "₹1,50,000; 21 Nov, 10:00–12:00 IST",
    "INR 150000; 2026-11-21T10:00",
  ],
];
export const Writing: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          {["Rule", "Do", "Don't"].map((name) => (
            <th key={name} scope="col" style={{ padding: "0.5rem 1rem 0.5rem 0", textAlign: "start" }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {writing.map((row) => (
          <tr key={row[0]}>
            {row.map((text) => (
              <td
                key={text}
                style={{ padding: "0.5rem 1rem 0.5rem 0", borderBlockStart: "1px solid var(--ui-border)" }}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
