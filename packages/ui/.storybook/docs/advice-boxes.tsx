import { Markdown } from "@storybook/addon-docs/blocks";
import { Check, X } from "lucide-react";

const Box = ({ kind, lines }: { kind: "Do" | "Don't"; lines: string[] }) =>
  lines.length > 0 && (
    <div className="docs-advice__side" data-kind={kind === "Do" ? "do" : "dont"}>
      <h3>
        {kind === "Do" ? <Check strokeWidth={2} aria-hidden="true" /> : <X strokeWidth={2} aria-hidden="true" />}
        {kind}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Markdown>{line}</Markdown>
          </li>
        ))}
      </ul>
    </div>
  );

export const Advice = ({ dos, donts }: { dos: string[]; donts: string[] }) =>
  dos.length + donts.length > 0 && (
    <section className="docs-advice" aria-label="Do and don't">
      <Box kind="Do" lines={dos} />
      <Box kind="Don't" lines={donts} />
    </section>
  );
