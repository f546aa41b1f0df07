import { HOLES } from "../layout/holes";
import type { Pages } from "../pages/page";
import { Calculator } from "./capacity/calculator";
import { FreeIndex } from "./free-index";
import { CardMaker } from "./hours-card/card-maker";
import { PosterMaker } from "./qr-poster/poster-maker";
import { PlanMaker } from "./seat-plan/plan-maker";
import { ToolPage } from "./tool-page";
import { CAPACITY_TEXT, HOURS_CARD_TEXT, QR_POSTER_TEXT, SEAT_PLAN_TEXT } from "./tool-texts";

/** Tools that need no account. */
export const FREE_PAGES: Pages = {
  "/free": {
    title: `Free tools for study halls and co-working spaces: ${HOLES.platform}`,
    description:
      "A capacity and revenue calculator, a seat-plan drawer, a QR poster maker and an opening-hours card. In the browser, without an account.",
    Content: FreeIndex,
  },
  "/free/capacity-calculator": {
    title: `Capacity and revenue calculator: ${HOLES.platform}`,
    description:
      "Reckon what a study hall or co-working space can earn from its seats, shifts, prices and occupancy: by month, by year, with break-even.",
    entry: "free-capacity",
    schemaType: "WebApplication",
    Content: () => (
      <ToolPage text={CAPACITY_TEXT}>
        <Calculator />
      </ToolPage>
    ),
  },
  "/free/seat-plan": {
    title: `Seat plan drawer: ${HOLES.platform}`,
    description:
      "Draw a room with rows of seats, tables, walls and a door, numbered by your rule. Save it as PDF, PNG, SVG or as a sheet of seats.",
    entry: "free-seat-plan",
    schemaType: "WebApplication",
    Content: () => (
      <ToolPage text={SEAT_PLAN_TEXT}>
        <PlanMaker />
      </ToolPage>
    ),
  },
  "/free/qr-poster": {
    title: `QR poster maker: ${HOLES.platform}`,
    description:
      "A poster with a QR code for any address or a Wi-Fi login, with your headline and colour, on A4, A5 or letter. PDF, PNG, SVG, print.",
    entry: "free-qr-poster",
    schemaType: "WebApplication",
    Content: () => (
      <ToolPage text={QR_POSTER_TEXT}>
        <PosterMaker />
      </ToolPage>
    ),
  },
  "/free/opening-hours-card": {
    title: `Opening hours card: ${HOLES.platform}`,
    description:
      "A printable card of your opening hours, with holidays and notes, in up to three of sixteen languages. PDF, PNG, SVG, print.",
    entry: "free-hours-card",
    schemaType: "WebApplication",
    Content: () => (
      <ToolPage text={HOURS_CARD_TEXT}>
        <CardMaker />
      </ToolPage>
    ),
  },
};
