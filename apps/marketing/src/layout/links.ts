/** The header's links. Each leads to something that is there; a page that is added gets its link here. */
export const HEADER_LINKS = [
  { label: "How it works", href: "/#how" },
  { label: "Features", href: "/#features" },
];

/** Opens a place of one's own. */
export const GET_STARTED = { label: "Get Started Free", href: "/auth/register" };

/** What goes for everybody; on resellers' hosts too, in their names. */
export const LEGAL_LINKS = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
];

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
  { title: "Legal", links: LEGAL_LINKS },
];

/** The year in the footer. */
export const COPYRIGHT_YEAR = 2025;
