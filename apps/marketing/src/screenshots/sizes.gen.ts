// Made by `pnpm screenshots`, with the pictures beside it.
/** The screens that there are pictures of: their size in CSS pixels, and how wide the pictures are. */
export const SIZES = {
  "dashboard": { width: 1200, height: 750, widths: [640, 1200] },
  "calendar": { width: 1200, height: 750, widths: [640, 1200] },
  "floor-plan": { width: 1200, height: 750, widths: [640, 1200] },
  "board": { width: 1200, height: 750, widths: [640, 1200] },
  "dues": { width: 1200, height: 750, widths: [640, 1200] },
  "site-editor": { width: 1360, height: 850, widths: [640, 1200] },
  "client-site": { width: 1200, height: 750, widths: [640, 1200] },
  "booking-time": { width: 390, height: 780, widths: [320, 640] },
  "booking-seat": { width: 390, height: 780, widths: [320, 640] },
} as const;
