import type { ComponentProps } from "react";

/** One carrel from above, large: its walls, its desk with a book, a lamp and the reader's chair. */
export const CarrelPlan = (props: ComponentProps<"svg">) => (
  <svg
    viewBox="0 0 240 240"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-label="Plan of a carrel: three walls around a desk, and a chair before it"
    {...props}
  >
    <path d="M16 0v20M60 0v20M104 0v20M148 0v20M192 0v20M236 0v20" stroke="var(--ui-border)" strokeWidth="2" />
    <path d="M24 196V52a24 24 0 0 1 24-24h144a24 24 0 0 1 24 24v144" stroke="var(--ui-text-strong)" strokeWidth="6" />
    <path d="M48 116h144" stroke="var(--ui-primary)" />
    <path d="M48 116V56h144v60" stroke="var(--ui-border)" strokeWidth="2" />
    <g stroke="var(--ui-text-muted)" strokeWidth="2">
      <path d="M120 76v28M120 76c-8-5-18-6-30-6v28c12 0 22 1 30 6 8-5 18-6 30-6V70c-12 0-22 1-30 6Z" />
      <path d="M98 80h12M98 88h12M130 80h12M130 88h12" stroke="var(--ui-border)" />
    </g>
    <circle cx="176" cy="72" r="9" fill="var(--brand-accent)" />
    <path d="M92 172a28 28 0 0 1 56 0v6a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8Z" stroke="var(--ui-primary)" />
    <path d="M92 172a28 28 0 0 1 56 0v6a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8Z" fill="var(--ui-primary)" opacity=".12" />
  </svg>
);
