import type { HelpResourceKind } from "@carrel/sdk/schemas";

interface DemoResource {
  title: string;
  kind: HelpResourceKind;
  url?: string;
  body?: string;
}

interface DemoPart {
  title: string;
  description?: string;
  resources: readonly DemoResource[];
}

export interface DemoTopic {
  title: string;
  description: string;
  resources: readonly DemoResource[];
  parts: readonly DemoPart[];
}

/** What Harbour Works' people wrote for one another, in its order. */
export const DEMO_HELP: readonly DemoTopic[] = [
  {
    title: "Opening and closing",
    description: "Who unlocks, what has to be on before the first member comes, and what to leave behind at night.",
    resources: [
      {
        title: "The two keys and where they are",
        kind: "article",
        body: "Each branch has **two keys**. One stays with whoever opens, the other in the safe behind the counter.\n\n- Sign the key out in the book.\n- Never lend it to a member, not even for five minutes.\n- A lost key is told to the manager *the same day*.",
      },
    ],
    parts: [
      {
        title: "In the morning",
        description: "Half an hour before the doors open.",
        resources: [
          {
            title: "Opening, step by step",
            kind: "article",
            body: "1. Lights, then air conditioning at 24 °C.\n2. Walk every zone: chairs in, bins empty.\n3. Open **Bookings** and look through today's.\n4. Confirm or cancel what is still pending.\n5. Unlock at the time that stands on the door.",
          },
        ],
      },
      {
        title: "In the evening",
        description: "When the last member has left.",
        resources: [
          {
            title: "Closing, step by step",
            kind: "article",
            body: "1. Remind people a quarter of an hour before.\n2. Windows, taps, machines.\n3. Count the cash and write it down.\n4. Alarm on, key signed in.",
          },
          {
            title: "What belongs into the day's report",
            kind: "article",
            body: "| What | Where it stands |\n| --- | --- |\n| Money taken | Dashboard, payments of today |\n| Desks on hold | Desks, status On hold |\n| Anything broken | A note to the manager |",
          },
        ],
      },
    ],
  },
  {
    title: "Bookings",
    description: "Taking, moving and cancelling bookings, and what to say when two people want the same desk.",
    resources: [],
    parts: [
      {
        title: "A visitor without a booking",
        resources: [
          {
            title: "Book for somebody at the counter",
            kind: "article",
            body: "Press **New booking**, choose hours or days, then a free desk. Ask for the e-mail address: the confirmation goes there.\n\nPays in cash? Take the money *before* you confirm.",
          },
        ],
      },
      {
        title: "Moving and cancelling",
        description: "Members may do both themselves until the booking begins.",
        resources: [
          {
            title: "The desk is taken",
            kind: "article",
            body: "You are shown the nearest free desks and times. Offer them in that order; one press takes one.\n\n> Nobody is moved without being asked.",
          },
          {
            title: "When money goes back",
            kind: "article",
            body: "Until an hour before: all of it. Later: nothing, unless the fault is ours. A refund needs a manager.",
          },
        ],
      },
    ],
  },
  {
    title: "Members and their desks",
    description: "Joining, the documents we keep, renewing a desk and giving it back.",
    resources: [
      {
        title: "Which documents we ask for",
        kind: "article",
        body: "One proof of identity, with its number. We keep the number and **no copy**; look at the original and hand it back.",
      },
    ],
    parts: [],
  },
  {
    title: "When something is wrong",
    description: "No power, no internet, a complaint, an accident.",
    resources: [
      {
        title: "No internet",
        kind: "article",
        body: "Restart the small white box in the cupboard, wait three minutes. Still nothing: use the phone's hotspot for the counter, and tell members how long it may take.",
      },
      {
        title: "First aid in an office",
        kind: "link",
        url: "https://www.redcross.org/take-a-class/first-aid",
        body: "Read it once before you need it.",
      },
    ],
    parts: [],
  },
];
