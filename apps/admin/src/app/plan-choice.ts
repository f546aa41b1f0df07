import { type ChoiceAddress, KEPT_CHOICE, keptChoice, type PlanChoice } from "@carrel/sdk/domain";

/** The plan that this browser's shop or sign-up chose and that nobody paid yet; null where there is none. */
export function readChoice(): PlanChoice | null {
  try {
    return keptChoice(localStorage.getItem(KEPT_CHOICE));
  } catch {
    return null;
  }
}

/** Keeps a choice for whoever leaves paying for later. */
export function keepChoice(choice: PlanChoice) {
  try {
    localStorage.setItem(KEPT_CHOICE, JSON.stringify(choice));
  } catch {
    // Storage is blocked or full: the address has it, as long as that is kept.
  }
}

/** What was chosen is paid. */
export function forgetChoice() {
  try {
    localStorage.removeItem(KEPT_CHOICE);
  } catch {
    // Then nothing was kept either.
  }
}

/** Where a choice is paid. */
export function payHref(address: ChoiceAddress): string {
  const said = Object.entries(address).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/plans-selection?${new URLSearchParams(said)}`;
}
