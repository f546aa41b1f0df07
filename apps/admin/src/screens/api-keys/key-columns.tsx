import type { Terminology } from "@carrel/sdk/domain";
import type { ApiKey } from "@carrel/sdk/schemas";
import type { ListColumn } from "../../lists/list-column";
import { KeyState, KIND_LABELS } from "./key-state";
import { scopesText } from "./scopes";

/** What the list tells of a key. */
export const keyColumns = (words: Terminology, moment: (instant: string | null) => string): ListColumn<ApiKey>[] => [
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
