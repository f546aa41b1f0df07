import type { CallReference, FieldReference, ShapeReference } from "@carrel/sdk/openapi";
import { ADDRESSES, CALLS, NAME_IN_TYPE, SHAPES_TITLE, shapesAt } from "./reference";
import { ANY_ADDRESS, shellExample } from "./shell-example";
import { fieldText, refusalsText, replyText, whoText } from "./words";

const fence = (code: string, language: string) => [`\`\`\`${language}`, code, "```"].join("\n");

/** A type as code, which leads to the shapes that it names where it is nothing but one. */
const typed = (type: string) => {
  const [name] = type.match(NAME_IN_TYPE) ?? [];
  const address = name && ADDRESSES.get(name);
  const code = `\`${type.replaceAll("|", "\\|")}\``;
  return address ? `[${code}](${address})` : code;
};

const table = (fields: readonly FieldReference[], title: string): string =>
  [
    `| ${title} | Type | |`,
    "| --- | --- | --- |",
    ...fields.map(
      (field) =>
        `| \`${field.name}\`${field.isRequired ? "" : " (optional)"} | ${typed(field.type)} | ${fieldText(field).replaceAll("|", "\\|")} |`,
    ),
  ].join("\n");

const callText = (call: CallReference): string =>
  [
    `## ${call.id}`,
    `\`${call.method} ${call.path}\``,
    call.description,
    [
      `- Who: ${whoText(call)}`,
      `- Answers: ${replyText(call, typed).replaceAll("\\|", "|")}`,
      ...(call.refusals.length > 0 ? [`- Refuses: ${refusalsText(call.refusals)}`] : []),
    ].join("\n"),
    ...call.input.forms
      .filter((form) => form.length > 0)
      .map((form, at) => table(form, at === 0 ? "Takes" : "Or takes")),
    ...(call.reply.fields ? [table(call.reply.fields, "Gives")] : []),
    fence(call.example, "ts"),
    fence(shellExample(call, ANY_ADDRESS), "sh"),
  ].join("\n\n");

const shapeText =
  (level: string) =>
  ({ name, text, fields, type, bounds }: ShapeReference): string =>
    [
      `${level} ${name}`,
      ...(text ? [text] : []),
      fields ? table(fields, "Field") : [`\`${type}\``, ...bounds].join(", "),
    ].join("\n\n");

/** A page of the reference as Markdown, without its title. */
export function referenceMarkdown(path: string, lead: string): string {
  const calls = CALLS.get(path.split("/").at(-1) ?? "") ?? [];
  const shapes = shapesAt(path);
  return [
    lead,
    ...calls.map(callText),
    ...(calls.length > 0 && shapes.length > 0 ? [`## ${SHAPES_TITLE}`] : []),
    ...shapes.map(shapeText(calls.length > 0 ? "###" : "##")),
  ].join("\n\n");
}
