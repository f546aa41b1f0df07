/** The header's links, which resellers' hosts have too. */
export const HEADER_LINKS = [
  { label: "Features", href: "/features" },
  { label: "Pricing", href: "/pricing" },
  { label: "About", href: "/about" },
  { label: "Contact", href: "/contact" },
];

/** Opens a place of one's own. */
export const GET_STARTED = { label: "Get Started Free", href: "/auth/register" };

export const SIGN_IN = { label: "Sign in", href: "/auth/login" };

/** What stands on resellers' hosts that show the public pages. */
export const HIS_LINKS = [
  { label: "Features", href: "/features" },
  { label: "Pricing", href: "/pricing" },
  { label: "Questions", href: "/faq" },
  { label: "Contact", href: "/contact" },
];

/** What goes for everybody; on resellers' hosts too, in their names. */
export const LEGAL_LINKS = [
  { label: "Privacy Policy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
];

/** The footer's columns. */
export const FOOTER_COLUMNS = [
  {
    title: "Product",
    links: [
      { label: "Features", href: "/features" },
      { label: "Pricing", href: "/pricing" },
      { label: "Look around", href: "/demo" },
      { label: "Free tools", href: "/free" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    title: "Support",
    links: [{ label: "Documentation", href: "/documentation" }, { label: "Questions", href: "/faq" }, SIGN_IN],
  },
  { title: "Legal", links: LEGAL_LINKS },
];

/** The year in the footer. */
export const COPYRIGHT_YEAR = 2025;
