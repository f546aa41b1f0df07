import type { Campaign } from "./campaign";
import example from "./sdk-example.ts?raw";

export const DEVELOPERS: Campaign = {
  name: "developers",
  description:
    "One API, the one that our own screens use: a typed SDK without dependencies, keys with permissions, and calls that can be repeated.",
  headline: "The API our own screens use",
  lead: "There is no second one behind it. What a press in the office does, a call of yours does as well, with the same rules, the same words and the same errors.",
  art: null,
  parts: [
    {
      kind: "code",
      id: "example",
      title: "Which desks are free",
      text: "With a publishable key, in a page. This very file is type-checked against the SDK.",
      code: example,
    },
    {
      kind: "points",
      id: "sdk",
      title: "A client that weighs nothing much",
      items: [
        {
          title: "4.07 kB",
          text: "With the calls of this example, minified and gzipped, and no dependency. With every call of the contract it is 7.86 kB.",
        },
        {
          title: "Typed to the error",
          text: "Inputs, replies and failures. A seat that is taken brings the free times nearest to it.",
        },
        {
          title: "Only what you name",
          text: "A client gets the areas that you give it, so a bundle carries no others.",
        },
      ],
    },
    {
      kind: "points",
      id: "rules",
      title: "What you can build on",
      items: [
        {
          title: "Keys of two kinds",
          text: "Publishable ones for pages, and secret ones with permissions of their own, which can be rotated and end when you say.",
        },
        {
          title: "Safe to repeat",
          text: "Under the same idempotency key a call does its work once, even when its answer was lost.",
        },
        {
          title: "Time zones",
          text: "Instants in UTC, local days and times in the branch's zone. Days on which clocks change are tested.",
        },
        {
          title: "Money in whole units",
          text: "Amounts are integers of the currency's smallest unit. Nothing is rounded on the way.",
        },
        {
          title: "Errors that tell",
          text: "A status that is honest, a code for programs, a sentence for people, an issue for each field, and a request number.",
        },
        { title: "Limits", text: "A refused call says how many seconds to wait, and the SDK waits for you." },
      ],
    },
    {
      kind: "table",
      id: "others",
      title: "Beside other clients",
      text: "The same small program (list desks, book one), bundled, minified and gzipped by the same tool in one run. Ours isn't the smallest. Of these only ours and ky end a call that takes too long.",
      head: ["Client", "Size", "Beside ours"],
      rows: [
        ["openapi-fetch", "2.67 kB", "0.65 ×"],
        ["@carrel/sdk, its areas alone", "4.07 kB", "1 ×"],
        ["@trpc/client", "6.55 kB", "1.61 ×"],
        ["@carrel/sdk, all calls", "7.86 kB", "1.93 ×"],
        ["ky", "9.01 kB", "2.21 ×"],
        ["axios", "22.34 kB", "5.49 ×"],
        ["@medusajs/js-sdk", "29.21 kB", "7.18 ×"],
        ["@supabase/supabase-js", "59.28 kB", "14.56 ×"],
      ],
    },
    {
      kind: "ways",
      id: "ways",
      title: "Begin",
      links: [
        {
          label: "Documentation",
          href: "/documentation",
          text: "The SDK, the hooks for React, and every call with what it takes, gives and refuses.",
        },
        { label: "Open a place", href: "/auth/register", text: "A trial has everything, keys too." },
        { label: "Ask", href: "/contact", text: "With the request number of the call, if one failed." },
      ],
    },
  ],
  closing: {
    title: "Make a key, and list your desks",
    text: "A trial of 14 days has the whole API. Keys are under API keys in the office.",
    other: { label: "Documentation", href: "/documentation" },
  },
};
