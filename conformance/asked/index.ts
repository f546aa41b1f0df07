import { memberships } from "./memberships";
import { money } from "./money";
import { branchChoice, look, publicPages, wording } from "./places";
import type { Topic } from "./rule";
import { sessions, subscriptions } from "./sessions";
import { desks, failures, lists, office, tracking, websites } from "./work";

/** Every rule that no row of the contract and no router says, by what it is about. */
export const TOPICS: readonly Topic[] = [
  sessions,
  subscriptions,
  branchChoice,
  wording,
  look,
  publicPages,
  desks,
  memberships,
  money,
  lists,
  office,
  tracking,
  websites,
  failures,
];
