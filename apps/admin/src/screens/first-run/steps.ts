import type { Branch, Permission } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { ADD_BRANCH, type Needs } from "../../app/needs";

/** What is known of a place that is being set up; a count is undefined where the person may not read it. */
export interface FirstRunFacts {
  /** The branch that the steps are about; undefined while there is none. */
  branch: Pick<Branch, "_id" | "timings"> | undefined;
  desks: number | undefined;
  feePlans: number | undefined;
  /** What no data tell: the person said so on this device. */
  said: ReadonlySet<Said>;
}

/** Steps that are over when the person says so: the hours are right as they are, people know the address. */
export const SAYABLE = ["hours", "share"] as const;
export type Said = (typeof SAYABLE)[number];

type StepId = "branch" | "hours" | "desks" | "plan" | "share" | "booking";

export interface FirstRunStep {
  id: StepId;
  title: string;
  description: string;
  action: string;
  href: string;
  needs: Needs;
  isDone: boolean;
  /** It can't be begun before there is a branch. */
  isBlocked: boolean;
  /** What the person may say instead of doing it. */
  say?: { what: Said; label: string };
}

/** What a new branch gets where nothing else is said. */
const isDefaultWeek = ({ timings }: Pick<Branch, "timings">) =>
  timings.every(({ open, close, closed }) => !closed && open === "09:00" && close === "21:00");

const needs = (permission: Permission): Needs => ({ permission });

/** The way from nothing to the first booking, read off what there is. */
export function firstRunSteps(facts: FirstRunFacts, words: Terminology): FirstRunStep[] {
  const { branch, desks = 0, feePlans = 0, said } = facts;
  const at = branch ? `/branches/${branch._id}` : "/branches";
  const [desk, nouns] = [words.desk.toLowerCase(), words.desks.toLowerCase()];
  const isBlocked = !branch;
  return [
    {
      id: "branch",
      title: "Add your branch",
      description: "A branch is a place that people come to, with hours and a time zone of its own.",
      action: "Add branch",
      href: "/branches/new",
      needs: ADD_BRANCH,
      isDone: branch !== undefined,
      isBlocked: false,
    },
    {
      id: "desks",
      title: `Add your ${nouns}`,
      description: "Each gets the name on its label. From then on everybody sees what is free.",
      action: `Add ${desk}`,
      href: "/desks/new",
      needs: needs("desks.write"),
      isDone: desks > 0,
      isBlocked,
    },
    {
      id: "hours",
      title: "Set the opening hours",
      description:
        "It is open from 09:00 to 21:00 every day until you say otherwise. Visitors book within these hours.",
      action: "Set hours",
      href: `${at}/hours`,
      needs: needs("branches.write"),
      isDone: branch !== undefined && (!isDefaultWeek(branch) || said.has("hours")),
      isBlocked,
      say: { what: "hours", label: "They are right" },
    },
    {
      id: "plan",
      title: "Say what time costs",
      description:
        "An hour, a day or a month: visitors see the price before they book. Without a plan a booking is free.",
      action: "Add fee plan",
      href: "/fee-plans/new",
      needs: needs("feePlans.write"),
      isDone: feePlans > 0,
      isBlocked: false,
    },
    {
      id: "share",
      title: "Let people know where to book",
      description: "Hang up the QR code, or send the booking page's address.",
      action: "See code and link",
      href: `${at}/codes`,
      needs: needs("branches.read"),
      isDone: said.has("share"),
      isBlocked,
      say: { what: "share", label: "Done" },
    },
    {
      id: "booking",
      title: "Take the first booking",
      description: "It arrives here when somebody books; or book for somebody yourself.",
      action: "New booking",
      href: "/bookings/new",
      needs: needs("bookings.write"),
      isDone: false,
      isBlocked: isBlocked || desks === 0,
    },
  ];
}
