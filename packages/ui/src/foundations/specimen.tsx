import type { ReactNode } from "react";
import "./foundations.css";

interface SpecimensProps {
  lead: string;
  children: ReactNode;
}

/** One page of tokens: a sentence, and a row for each. */
export const Specimens = ({ lead, children }: SpecimensProps) => (
  <div className="fd-page">
    <p className="fd-lead">{lead}</p>
    <ul className="fd-rows">{children}</ul>
  </div>
);

interface SpecimenProps {
  token: string;
  /** Its value in words, at the default scale. */
  value?: string;
  /** What it is for. */
  use: string;
  children: ReactNode;
}

export const Specimen = ({ token, value, use, children }: SpecimenProps) => (
  <li className="fd-row">
    <div className="fd-row__name">
      <code>{token}</code>
      {value && <span>{value}</span>}
    </div>
    <div className="fd-row__shown">{children}</div>
    <p className="fd-row__use">{use}</p>
  </li>
);
