import { choiceAddress, type PlanChoice } from "@carrel/sdk/domain";

const linkTo = (path: string, choice: PlanChoice) => {
  const said = Object.entries(choiceAddress(choice)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${path}?${new URLSearchParams(said)}`;
};

/** Where a place is opened with a choice; whoever is signed in comes to where it is paid. */
export const signUpLink = (choice: PlanChoice) => linkTo("/auth/register", choice);

/** Where a choice is changed. */
export const changeLink = ({ planCode, addOns }: PlanChoice) => linkTo("/ecommerce", { planCode, addOns });

export const CART = "/ecommerce/cart";
