import { KeysIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { keyColumns } from "./key-columns";

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
