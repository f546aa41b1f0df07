import { Plus } from "lucide-react";
import type { CSSProperties } from "react";
import { Badge } from "../badge";
import { Button } from "../button";
import { CopyButton } from "../copy-button";
import { IconButton } from "../icon-button";
import { Link } from "../link";
import { Logo } from "../logo";
import { SegmentedControl } from "../segmented-control";
import { StatusBadge } from "../status-badge";
import { Toggle } from "../toggle";

const grounds = ["bg", "surface", "surface-raised", "surface-sunken", "surface-hover"];
const inks = ["text", "text-strong", "text-muted", "link", "success", "warning", "danger", "info"];
const desks = ["desk-available", "desk-occupied", "desk-partial", "desk-hold"];
const pairs = [
  ["on-primary", "primary-solid"],
  ["on-primary", "primary-solid-hover"],
  ["on-danger", "danger-solid"],
  ["on-danger", "danger-solid-hover"],
  ["selected-text", "selected-bg"],
  ["text", "control-bg"],
  ["text-muted", "control-bg-filled"],
  ...["success", "warning", "danger", "info"].map((status) => [status, `${status}-bg`]),
];
const paint = (front: string, back: string): CSSProperties => ({
  padding: "0.25rem 0.5rem",
  background: `var(--ui-${back})`,
  color: `var(--ui-${front})`,
});
const row: CSSProperties = { display: "flex", flexWrap: "wrap", gap: "0.5rem", alignItems: "center" };

/** Every pair of tokens as text, and the components that are made of them, on one page. */
export const Composite = () => (
  <div style={{ display: "grid", gap: "1rem" }}>
    <Logo />
    {grounds.map((ground) => (
      <div key={ground} style={row}>
        {[...inks, ...desks].map((ink) => (
          <span key={ink} style={paint(ink, ground)}>
            {ink}
          </span>
        ))}
      </div>
    ))}
    <div style={row}>
      {pairs.map(([front = "", back = ""]) => (
        <span key={back} style={paint(front, back)}>
          {front}
        </span>
      ))}
    </div>
    <div style={row}>
      {(["neutral", "primary", "success", "warning", "danger", "info"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {(["neutral", "success", "warning", "danger", "info"] as const).map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {tone}
        </StatusBadge>
      ))}
    </div>
    <div style={row}>
      {(["primary", "secondary", "ghost", "danger", "danger-ghost"] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          Confirm booking
        </Button>
      ))}
      <Button disabled>Not yet</Button>
      <IconButton label="Add seat">
        <Plus strokeWidth={1.5} />
      </IconButton>
      <CopyButton value="CRL-7KQ4" label="Copy booking code" />
      <Toggle defaultPressed>By the window</Toggle>
      <Toggle>Quiet zone</Toggle>
      <SegmentedControl
        label="Booking type"
        defaultValue="DAILY"
        options={[
          { value: "DAILY", label: "Daily" },
          { value: "HOURLY", label: "Hourly" },
        ]}
      />
      <Link href="#bookings">All bookings</Link>
    </div>
  </div>
);
