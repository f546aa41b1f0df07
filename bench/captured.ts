import pg from "pg";

/** A statement as the server sent it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Keeps what `work` sends to PostgreSQL through any connection of this process. */
export async function captured(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  const keeping = function (this: pg.Client, asked: string | pg.QueryConfig, ...rest: never[]) {
    statements.push(
      typeof asked === "string" ? { text: asked, values: [] } : { text: asked.text, values: asked.values ?? [] },
    );
    return Reflect.apply(query, this, [asked, ...rest]);
  };
  prototype.query = keeping as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/** What stands for a token in every transaction: a format of `format()`, and SQL over pgbench's variables for its `%s`. */
export interface Part {
  format: string;
  args: readonly string[];
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const MOMENT = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
const CODE = String.raw`\b[0-9A-HJKMNP-TV-Z]{8}\b`;
const TOKEN = new RegExp(`${UUID}|${MOMENT}|${CODE}`, "g");

/** `format()` gives text, which a column of another type doesn't take. */
const CASTS = [
  [new RegExp(`^${UUID}$`), "::uuid"],
  [new RegExp(`^${MOMENT}$`), "::timestamptz"],
  [/^[[{]/, "::jsonb"],
] as const;

/** A literal without colons, behind which pgbench would see a variable. */
const quoted = (text: string) =>
  text.includes(":")
    ? `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll(":", "\\x3a")}'`
    : `'${text.replaceAll("'", "''")}'`;

/** A value as PostgreSQL reads it. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((entry) => JSON.stringify(textOf(entry))).join(",")}}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function literal(value: unknown, partFor: (token: string) => Part | undefined): string {
  const text = textOf(value);
  if (text === null) return "null";
  const args: string[] = [];
  const format = text.replaceAll("%", "%%").replaceAll(TOKEN, (token) => {
    const part = partFor(token);
    args.push(...(part?.args ?? []));
    return part?.format ?? token;
  });
  if (args.length === 0) return quoted(text);
  const cast = CASTS.find(([pattern]) => pattern.test(text))?.[1] ?? "";
  return `format(${quoted(format)}, ${args.join(", ")})${cast}`;
}

/** Every token of what was sent, in its order. */
const tokensOf = (statements: readonly Statement[]) =>
  statements.map(({ values }) => values.map((value) => textOf(value)?.match(TOKEN) ?? []));

/**
 * The tokens of one call that were others in the next one.
 * @throws Error when the two calls did not send the same statements
 */
export function changing(one: readonly Statement[], next: readonly Statement[]): Set<string> {
  const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(";\n");
  if (texts(one) !== texts(next)) throw new Error("The two calls sent different statements");
  const others = tokensOf(next);
  const found = tokensOf(one).flatMap((values, statement) =>
    values.flatMap((tokens, value) => tokens.filter((token, place) => token !== others[statement]?.[value]?.[place])),
  );
  return new Set(found);
}

/** A prepared statement is one command: what opens a transaction goes as two instead of in one text of three. */
const commandsOf = (text: string) =>
  text.replace(/set local role (\w+); select /, "select set_config('role', '$1', true), ").split(/;\s*/);

/** The statements as a script of pgbench. */
export const scriptOf = (statements: readonly Statement[], partFor: (token: string) => Part | undefined): string =>
  statements
    .flatMap(({ text, values }) =>
      values.length === 0
        ? commandsOf(text)
        : text.replaceAll(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1], partFor)),
    )
    .map((command) => `${command.replaceAll(/\s+/g, " ")};\n`)
    .join("");
