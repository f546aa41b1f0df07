import type { Operation } from "@carrel/sdk/contract";
import type { Address, PublicAddress } from "./addresses";
import { TOPICS } from "./asked";
import { isMet, type Rule, type Topic } from "./asked/rule";
import type { Call } from "./calls";
import { guideChapter, isWalked } from "./guide-chapter";
import { anchorOf, cell, fileLink, fromDocs, NOT_YET, table, testLink } from "./markdown";
import { listOf, partsOf, testOf } from "./places";
import type { ShownRecord } from "./records";
import type { Guide } from "./walks";

interface Facts {
  calls: readonly Call[];
  addresses: readonly Address[];
  publicAddresses: readonly PublicAddress[];
  records: readonly ShownRecord[];
  guides: readonly Guide[];
}

const INTRODUCTION = `Every call, address, record, text and rule that Carrel is asked to have, where it lives, and a test that holds it; and the
tests that walk each page of the guides. \`pnpm conformance\` makes this page from the contract, the apps' routers, the tests and
what \`conformance/asked\` and \`conformance/guides\` say by hand: don't edit it. \`npm test\` fails when it is old,
and when a place or a test that it names is gone.

*Not yet* means what it says. An *addition* (+) is a call that nobody asked for and the product needs. What the rules mean
in full stands in [product.md](product.md); what each call takes and gives in [api.md](../packages/sdk/api.md).`;

/** The whole page. */
export function documentOf(facts: Facts): string {
  return `${[
    "# What is asked, and where it is met",
    INTRODUCTION,
    glance(facts),
    waiting(facts),
    ...callChapter(facts.calls),
    ...addressChapter(facts),
    ...TOPICS.map(topicOf),
    ...recordChapter(facts.records),
    ...sizeChapter(facts.calls),
    ...textChapter(facts.calls),
    ...guideChapter(facts.guides),
  ].join("\n\n")}\n`;
}

const isAnswered = ({ handler }: Call) => handler !== null;
const isAsked = ({ row }: Call) => !row.addition;
const allRules = TOPICS.flatMap(({ rules }) => rules);

/** What is done elsewhere is nobody's to test here. */
const stepsOf = (guides: readonly Guide[]) =>
  guides.flatMap(({ steps }) => steps.filter(({ outside }) => outside === null));

function glance({ calls, publicAddresses, records, guides }: Facts): string {
  const line = (what: string, met: readonly boolean[]) => {
    const count = met.filter(Boolean).length;
    return [what, String(met.length), String(count), count < met.length ? String(met.length - count) : ""];
  };
  return [
    "## At a glance",
    table(
      ["", "Asked", "Met", "Not yet"],
      [
        line("[Calls](#calls)", calls.filter(isAsked).map(isAnswered)),
        line("Calls that we added", calls.filter((call) => !isAsked(call)).map(isAnswered)),
        line(
          "[Public addresses](#addresses)",
          publicAddresses.map(({ address }) => address !== null),
        ),
        ...TOPICS.map(({ title, rules }) => line(`[${title}](#${anchorOf(title)})`, rules.map(isMet))),
        line(
          "[Records](#records)",
          records.map(({ missing }) => missing.length === 0),
        ),
        line("[Steps of the guides](#guides)", stepsOf(guides).map(isWalked)),
      ],
      ["---", "---:", "---:", "---:"],
    ),
  ].join("\n\n");
}

function waiting({ calls, publicAddresses, guides }: Facts): string {
  const areas = Map.groupBy(
    calls.filter((call) => !isAnswered(call)),
    ({ area }) => area,
  );
  const byHost = Map.groupBy(
    publicAddresses.filter(({ address }) => !address),
    ({ host }) => host,
  );
  return [
    "## Not yet",
    [
      ...[...areas].map(
        ([area, rows]) => `- Calls of \`${area}\`: ${rows.map(({ name }) => `\`${name}\``).join(", ")}`,
      ),
      ...[...byHost].map(
        ([host, rows]) => `- Addresses on ${HOSTS[host]}: ${rows.map(({ path }) => `\`${path}\``).join(", ")}`,
      ),
      ...allRules.flatMap((rule) => (isMet(rule) ? [] : `- ${rule.what} Now: ${rule.notYet}.`)),
      ...guides.flatMap(({ title, steps }) =>
        steps.flatMap(({ notYet }, at) => (notYet === null ? [] : `- Step ${at + 1} of “${title}”: ${notYet}.`)),
      ),
    ].join("\n"),
  ].join("\n\n");
}

const HOSTS = { platform: "the platform's host", client: "an organisation's own site" } as const;

function callChapter(calls: readonly Call[]): string[] {
  const areas = Map.groupBy(calls, ({ area }) => area);
  return [
    "## Calls",
    `Every row of the contract is sent by the client's table test, answered (or honestly refused) by the server's, and
refused to whoever may not by the access matrix ([table](../packages/sdk/src/client/table.test.ts),
[table](../apps/api/src/testing/access/table.test.ts), [matrix](../apps/api/src/testing/access/access-matrix.test.ts)); the test that is
named beside each is the one that is most about it.`,
    ...[...areas].flatMap(([area, rows]) => [
      `### ${area}`,
      table(["Call", "For", "Answered by", "Held by"], rows.map(callRow)),
    ]),
  ];
}

const callRow = ({ name, row, permission, handler, test }: Call): string[] => [
  `\`${name}\`${row.addition ? " +" : ""}<br>\`${row.route}\``,
  whoOf(row, permission),
  handler ? fileLink(handler, `apps/api/src/areas/`) : NOT_YET,
  handler ? (test ? testLink(test) : "the loops above") : "",
];

const WHO = { public: "anyone", bearer: "who is signed in", customer: "a visitor", signed: "a signature" } as const;

const whoOf = (row: Operation, permission: string | null) =>
  permission ? `\`${permission}\`` : WHO[row.access ?? "bearer"];

function addressChapter({ publicAddresses, addresses }: Facts): string[] {
  const shown = new Set(publicAddresses.map(({ address }) => address));
  return [
    "## Addresses",
    ...(["platform", "client"] as const).flatMap((host) => [
      `### On ${HOSTS[host]}`,
      table(
        ["Address", "What is there", "App", "Opened by"],
        publicAddresses
          .filter((address) => address.host === host)
          .map(({ path, what, address }) => [
            `\`${path}\``,
            what,
            address ? address.app : NOT_YET,
            address?.test ? testLink(address.test) : "",
          ]),
      ),
    ]),
    "### In the office",
    "Every other page of the platform needs a session, and leads to `/auth/login` without one.",
    table(
      ["Address", "Opened by"],
      addresses
        .filter((address) => address.app === "admin" && !shown.has(address))
        .map(({ path, test }) => [`\`${path}\``, test ? testLink(test) : ""]),
    ),
  ];
}

const topicOf = ({ title, rules }: Topic): string =>
  [`## ${title}`, table(["Rule", "Where", "Held by"], rules.map(ruleRow))].join("\n\n");

function ruleRow(rule: Rule): string[] {
  const places = listOf(rule.where).map((place) => {
    const { file, name } = partsOf(place);
    return `[\`${cell(name)}\`](${fromDocs(file)})`;
  });
  const held = isMet(rule) ? listOf(rule.heldBy).map((held) => testLink(testOf(held))) : [`${NOT_YET}: ${rule.notYet}`];
  return [rule.what, places.join("<br>"), held.join("<br>")];
}

function recordChapter(all: readonly ShownRecord[]): string[] {
  return [
    "## Records",
    `What each says at least. The shapes are held against what the client sends and the server answers by the same loops as
the calls; this page's own test holds these fields against the shapes.`,
    table(
      ["Record", "Fields"],
      all.map(({ name, fields, file }) => [
        file ? `[${name}](${fromDocs(file)})` : name,
        fields.map((field) => `\`${field}\``).join(", "),
      ]),
    ),
  ];
}

function sizeChapter(calls: readonly Call[]): string[] {
  const sized = calls.flatMap(({ area, name, row }) =>
    row.limit ? [{ limit: row.limit, call: `\`${area}.${name}\`` }] : [],
  );
  const sizes = [...Map.groupBy(sized, ({ limit }) => limit)].sort(([one], [other]) => one - other);
  return [
    "## Sizes of pages",
    "Records a page where a call names no number of its own; held by [the client's own table](../packages/sdk/src/client/paginate.test.ts).",
    table(
      ["Records", "Calls"],
      sizes.map(([size, rows]) => [String(size), rows.map(({ call }) => call).join(", ")]),
    ),
  ];
}

function textChapter(calls: readonly Call[]): string[] {
  const said = calls.flatMap(({ area, name, row: { fallback, success } }) =>
    [fallback, success].flatMap((text) => (text ? { text, call: `\`${area}.${name}\`` } : [])),
  );
  const texts = Map.groupBy(said, ({ text }) => text);
  return [
    "## Texts",
    `What a call is told to have failed by where the server gives no words of its own, or to have done. Other texts stand with
their rules.`,
    table(
      ["Text", "Calls"],
      [...texts].map(([text, rows]) => [text, rows.map(({ call }) => call).join(", ")]),
    ),
  ];
}
