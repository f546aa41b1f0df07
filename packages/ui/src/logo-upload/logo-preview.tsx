import type { LogoUploadLabels } from "./labels";
import "./logo-upload.css";

export interface LogoPreviewProps {
  src: string;
  alt: string;
  words: LogoUploadLabels;
}

const SURFACES = ["light", "dark"] as const;

/** The logo as people will meet it: large and small, on light and on dark. */
export const LogoPreview = ({ src, alt, words }: LogoPreviewProps) => (
  <div className="ui-logo-upload__previews">
    {SURFACES.map((surface) => (
      <figure key={surface} className="ui-logo-upload__preview">
        <div className="ui-logo-upload__surface" data-surface={surface}>
          <img src={src} alt={surface === "light" ? alt : ""} className="ui-logo-upload__large" />
          <img src={src} alt="" className="ui-logo-upload__small" />
        </div>
        <figcaption className="ui-logo-upload__caption">
          {surface === "light" ? words.onLight : words.onDark}
        </figcaption>
      </figure>
    ))}
  </div>
);
