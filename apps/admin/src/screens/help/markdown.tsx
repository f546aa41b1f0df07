import { Link } from "@carrel/ui/link";
import { LinkSlot } from "@carrel/ui/link-slot";
import { Lexer, type Token, type Tokens } from "marked";
import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import { webAddress } from "../../app/words/web-address";

interface Around {
  /** The level of a heading with one `#`; an article's is 4, since screen, part and article have those before. */
  level?: number;
  /** Where a link leads that is not of the web: an address of this app. Left out: nowhere. */
  addressOf?: (href: string) => string | undefined;
}

const AroundContext = createContext<Around>({});

/**
 * Markdown as elements. Nothing of it becomes HTML: tags are shown as they were typed, pictures are links,
 * and a link leads to web and mail addresses only, or where `addressOf` says.
 */
export const Markdown = ({ text, ...around }: Around & { text: string }) => (
  <AroundContext value={around}>
    <div className="flex max-w-prose flex-col gap-3 wrap-anywhere">{blocks(new Lexer({ gfm: true }).lex(text))}</div>
  </AroundContext>
);

const blocks = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, place) => <Fragment key={`${place}-${token.type}`}>{block(token)}</Fragment>);
const inlines = (tokens: readonly Token[] = []): ReactNode =>
  tokens.map((token, place) => <Fragment key={`${place}-${token.type}`}>{inline(token)}</Fragment>);

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return <Heading depth={depth}>{inlines(tokens)}</Heading>;
    }
    case "paragraph":
      return <p>{inlines((token as Tokens.Paragraph).tokens)}</p>;
    case "blockquote":
      return (
        <blockquote className="flex flex-col gap-3 border-s-2 border-border ps-4 text-muted">
          {blocks((token as Tokens.Blockquote).tokens)}
        </blockquote>
      );
    case "code":
      return (
        <pre className="overflow-x-auto rounded bg-surface-sunken p-3 font-mono text-sm">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case "hr":
      return <hr className="border-border" />;
    case "list":
      return <List list={token as Tokens.List} />;
    case "table":
      return <Table table={token as Tokens.Table} />;
    // A list's item without a blank line around it.
    case "text":
      return inline(token);
    default:
      return <p>{token.raw}</p>;
  }
}

function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const { level = 4 } = use(AroundContext);
  return createElement(
    `h${Math.min(6, depth + level - 1)}`,
    { className: "mt-2 text-base font-semibold text-strong" },
    children,
  );
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const rows = items.map(({ tokens }, place) => <li key={place}>{blocks(tokens)}</li>);
  return ordered ? (
    <ol start={start === "" ? undefined : start} className="flex list-decimal flex-col gap-1 ps-6">
      {rows}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1 ps-6">{rows}</ul>
  );
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr>
            {header.map(({ tokens }, place) => (
              <th key={place} scope="col" className="border-b border-border px-3 py-2 text-start font-semibold">
                {inlines(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, place) => (
                <td key={place} className="border-b border-border px-3 py-2">
                  {inlines(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold text-strong">{inlines((token as Tokens.Strong).tokens)}</strong>;
    case "em":
      return <em>{inlines((token as Tokens.Em).tokens)}</em>;
    case "del":
      return <del>{inlines((token as Tokens.Del).tokens)}</del>;
    case "codespan":
      return (
        <code className="rounded bg-surface-sunken px-1 font-mono text-sm">{(token as Tokens.Codespan).text}</code>
      );
    case "br":
      return <br />;
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      return <Away href={href}>{inlines(tokens)}</Away>;
    }
    case "image": {
      const { href, text } = token as Tokens.Image;
      return <Away href={href}>{text || href}</Away>;
    }
    case "escape":
      return (token as Tokens.Escape).text;
    case "text": {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inlines(tokens) : text;
    }
    default:
      return token.raw;
  }
}

/** A link where the address is one of the web, of mail or of this app, else its words alone. */
function Away({ href, children }: { href: string; children: ReactNode }) {
  const { addressOf } = use(AroundContext);
  const here = addressOf?.(href);
  if (here)
    return (
      <Link asChild>
        <LinkSlot href={here}>{children}</LinkSlot>
      </Link>
    );
  const address = webAddress(href);
  return address ? (
    <Link href={address} external>
      {children}
    </Link>
  ) : (
    children
  );
}
