import type { CallReference, FieldReference, InputField, ShapeReference } from "@carrel/sdk/openapi";
import { Fill } from "../../layout/fill";
import { HOLES } from "../../layout/holes";
import { codeHtml } from "../to-html";
import { InlineText, TypeText } from "./inline-text";
import { CALLS, idsOf, SHAPES_TITLE, shapesAt } from "./reference";
import { shellExample } from "./shell-example";
import { tryItData } from "./try-it-data";
import { fieldText, refusalsText, replyText, whoText } from "./words";

/** An area's calls, each whole by itself, and the shapes that no other area knows. */
export function ReferenceContent({ path, lead }: { path: string; lead: string }) {
  const calls = CALLS.get(path.split("/").at(-1) ?? "") ?? [];
  const shapes = shapesAt(path);
  const ids = idsOf(path);
  return (
    <>
      <p>
        <InlineText text={lead} />
      </p>
      {calls.map((call) => (
        <Call key={call.id} call={call} id={ids.get(call.id) ?? ""} />
      ))}
      {calls.length > 0 && shapes.length > 0 && <h2 id={ids.get(SHAPES_TITLE)}>{SHAPES_TITLE}</h2>}
      {shapes.map((shape) => (
        <Shape key={shape.name} shape={shape} id={ids.get(shape.name) ?? ""} as={calls.length > 0 ? "h3" : "h2"} />
      ))}
      {calls.length > 0 && (
        <>
          <script type="application/json" id="try-it-calls" dangerouslySetInnerHTML={{ __html: tryItData(calls) }} />
          <Fill name="try-it">{null}</Fill>
        </>
      )}
    </>
  );
}

const Anchor = ({ id, name }: { id: string; name: string }) => (
  <a className="docs-anchor" href={`#${id}`} aria-label={`Link to “${name}”`}>
    #
  </a>
);

const Code = ({ code, language, label }: { code: string; language: string; label: string }) => (
  <div className="api-example">
    <p className="api-label">{label}</p>
    {/* Our own code, escaped as it is marked. */}
    <div dangerouslySetInnerHTML={{ __html: codeHtml(code, language) }} />
  </div>
);

const Call = ({ call, id }: { call: CallReference; id: string }) => (
  <section className="api-call" data-call={call.id} aria-labelledby={id}>
    <h2 id={id}>
      {call.id} <Anchor id={id} name={call.id} />
    </h2>
    <p className="api-route">
      <b data-kind={call.kind}>{call.method}</b> <code>{call.path}</code>
    </p>
    <p>
      <InlineText text={call.description} />
    </p>
    <dl className="api-facts">
      <Fact name="Who">
        <InlineText text={whoText(call)} />
      </Fact>
      <Fact name="Answers">
        {replyText(call, (type) => `\0${type}\0`)
          .split("\0")
          .map((part, at) =>
            at % 2 === 1 ? <TypeText key={part} type={part} /> : <InlineText key={part} text={part} />,
          )}
      </Fact>
      {call.refusals.length > 0 && (
        <Fact name="Refuses">
          <InlineText text={refusalsText(call.refusals)} />
        </Fact>
      )}
    </dl>
    {call.input.forms
      .filter((form) => form.length > 0)
      .map((form, at) => (
        <Fields key={form.map(({ name }) => name).join()} fields={form} title={at === 0 ? "Takes" : "Or takes"} />
      ))}
    {call.input.ignored.length > 0 && (
      <p>
        May be sent back as it was read, and changes nothing:{" "}
        <InlineText text={`${call.input.ignored.map((name) => `\`${name}\``).join(", ")}.`} />
      </p>
    )}
    {call.reply.fields && <Fields fields={call.reply.fields} title="Gives" />}
    <Code code={call.example} language="ts" label="SDK" />
    <Code code={shellExample(call, HOLES.address)} language="sh" label="Shell" />
  </section>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Fields = ({ fields, title }: { fields: readonly (FieldReference | InputField)[]; title: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
  // biome-ignore lint/a11y/useSemanticElements: a form's part it is not
  <div className="docs-table api-fields" role="group" tabIndex={0} aria-label={title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <td>
              <code>{field.name}</code>
              {!field.isRequired && <small>optional</small>}
            </td>
            <td>
              <TypeText type={field.type} />
            </td>
            <td>
              <InlineText text={fieldText(field)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Shape = ({
  shape: { name, text, fields, type = "", bounds },
  id,
  as: Heading,
}: {
  shape: ShapeReference;
  id: string;
  as: "h2" | "h3";
}) => (
  <section className="api-shape" aria-labelledby={id}>
    <Heading id={id}>
      {name} <Anchor id={id} name={name} />
    </Heading>
    {text && (
      <p>
        <InlineText text={text} />
      </p>
    )}
    {fields ? (
      <Fields fields={fields} title="Field" />
    ) : (
      <p>
        <TypeText type={type} />
        <InlineText text={bounds.map((bound) => `, ${bound}`).join("")} />
      </p>
    )}
  </section>
);
