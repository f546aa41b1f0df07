import { HOLES } from "../layout/holes";
import type { LegalPart } from "./legal-text";

/** When the texts were last changed. */
const AS_OF = { day: "2026-11-29", text: "29 November 2026" };

export const AsOf = () => (
  <p className="text-sm text-muted">
    As of <time dateTime={AS_OF.day}>{AS_OF.text}</time>
  </p>
);

/** What one part says. */
export const LegalBody = ({ body }: Pick<LegalPart, "body">) =>
  body.map((block) =>
    typeof block === "string" ? (
      <p key={block} className={block === HOLES.operator ? "wrap-anywhere" : undefined}>
        {block}
      </p>
    ) : (
      <ul key={block[0]} className="m-0 flex flex-col gap-2 ps-5">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
