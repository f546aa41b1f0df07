/** The networks that an organisation can name, in the order in which they show. */
export const SOCIAL_NETWORKS = ["twitter", "facebook", "linkedin"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What each is called, and its sign as a 24-unit stroke: lucide carries no brands. */
export const SOCIAL: Record<SocialNetwork, { name: string; path: string }> = {
  twitter: { name: "Twitter", path: "M4.5 4.5h3.6l11.4 15h-3.6zM5 19.5l5.6-6M13.4 10.5l5.6-6" },
  facebook: { name: "Facebook", path: "M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 12H15" },
  linkedin: { name: "LinkedIn", path: "M5 10v9.5M5 5.5v.01M10 19.5V10M10 14a4.5 4.5 0 0 1 9 0v5.5" },
};

export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={SOCIAL[network].path} />
  </svg>
);
