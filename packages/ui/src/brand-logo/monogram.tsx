import "./brand-logo.css";
/** First letter of a name inside the three walls of the mark: a logo for those who have none. */
export const Monogram = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="ui-brand-logo__monogram">
    <path
      d="M20.5 20.5v-13a4 4 0 0 0-4-4h-9a4 4 0 0 0-4 4v13"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <text x="12" y="16.5" textAnchor="middle" fill="currentColor" fontSize="11" fontWeight="650">
      {Array.from(name.trim())[0]?.toLocaleUpperCase()}
    </text>
  </svg>
);
