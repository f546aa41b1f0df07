import type { SiteContent } from "@carrel/sdk";
import type { ReactNode } from "react";

const Page = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 96 64" aria-hidden="true" fill="currentColor">
    <rect x="0.5" y="0.5" width="95" height="63" rx="4" fill="none" stroke="currentColor" opacity="0.5" />
    {children}
  </svg>
);

/** Grey lines of text. */
const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, index) => (
    <rect key={`${y + index}`} x={x} y={y + index * 5} width={width} height="2" rx="1" opacity="0.45" />
  ));

/** A page of each layout, drawn small: where its words, its photos and its hours stand. */
export const LAYOUT_DRAWINGS: Readonly<Record<SiteContent["layout"], ReactNode>> = {
  "reading-room": (
    <Page>
      <rect x="26" y="8" width="44" height="5" rx="1" />
      <Lines x={34} y={17} widths={[28]} />
      <rect x="8" y="26" width="36" height="30" rx="2" fill="none" stroke="currentColor" />
      <Lines x={13} y={32} widths={[26, 26, 26, 18]} />
      <rect x="52" y="26" width="36" height="30" rx="2" opacity="0.3" />
    </Page>
  ),
  studio: (
    <Page>
      <rect x="0.5" y="0.5" width="95" height="38" rx="4" opacity="0.3" />
      <rect x="8" y="22" width="50" height="8" rx="1" />
      <rect x="8" y="44" width="24" height="14" rx="2" opacity="0.3" />
      <rect x="36" y="44" width="24" height="14" rx="2" opacity="0.3" />
      <rect x="64" y="44" width="24" height="14" rx="2" opacity="0.3" />
    </Page>
  ),
  plain: (
    <Page>
      <rect x="8" y="9" width="40" height="5" rx="1" />
      <Lines x={8} y={20} widths={[78, 74, 80, 52]} />
      <Lines x={8} y={43} widths={[34, 30, 36]} />
      <Lines x={52} y={43} widths={[34, 30, 22]} />
    </Page>
  ),
};
