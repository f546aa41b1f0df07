import type { Terminology } from "@carrel/sdk/domain";
import type { ApiKey } from "@carrel/sdk/schemas";
import { KeysIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import { listPlace } from "../../lists/list-place";
import { KeyState, KIND_LABELS } from "./key-state";
import { scopesText } from "./scopes";

/** What the list tells of a key. */
const keyColumns = (words: Terminology, moment: (instant: string | null) => string): ListColumn<ApiKey>[] => [
  { id: "name", header: "Key", cell: (key) => key.name },
  { id: "kind", header: "Kind", cell: (key) => KIND_LABELS[key.kind] },
  {
    id: "hint",
    header: "Text",
    cell: (key) => <span className="font-mono text-sm whitespace-nowrap">{key.hint}</span>,
  },
  {
    id: "scopes",
    header: "May do",
    cell: (key) => (key.kind === "secret" ? scopesText(key.permissions, words) : "What visitors may"),
    hideBelow: "md",
  },
  { id: "maker", header: "Belongs to", cell: (key) => key.maker?.name ?? "All branches", hideBelow: "md" },
  {
    id: "lastUsed",
    header: "Last used",
    cell: (key) => <span className="whitespace-nowrap">{moment(key.lastUsedAt)}</span>,
  },
  { id: "state", header: "State", cell: (key) => <KeyState apiKey={key} /> },
];

/** The organisation's API keys, newest first. */
export const ApiKeysScreen: ComponentType = listPlace("/api-keys", () => found(q.apiKeys.list, {}))(function useKeys({
  words,
}) {
  const moment = useMoment();
  return {
    noun: "API keys",
    title: "API keys",
    description:
      "With a publishable key a web page shows your places. With a secret key a server works without a person.",
    columns: keyColumns(words, moment),
    hasNoSearch: true,
    add: { to: "/api-keys/new", label: "Add API key", needs: "apiKeys.write" },
    firstUse: {
      illustration: <KeysIllustration />,
      title: "No API keys yet",
      description: "A publishable key lets your own website show places and take bookings.",
    },
  };
});
