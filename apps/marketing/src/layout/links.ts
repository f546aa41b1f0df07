/** The header's links. Each leads to something that is there; a page that is added gets its link here. */
export const HEADER_LINKS = [
  { label: "How it works", href: "/#how" },
  { label: "Features", href: "/#features" },
];

/** Opens a place of one's own. */
export const GET_STARTED = { label: "Get Started Free", href: "/auth/register" };

/** The footer's columns. */
export const FOOTER_COLUMNS = [
  { title: "Product", links: HEADER_LINKS },
  {
    title: "Support",
    links: [
      { label: "Sign in", href: "/auth/login" },
      { label: "API description", href: "/api/openapi.json" },
    ],
  },
];

/** The year in the footer. */
export const COPYRIGHT_YEAR = 2025;
