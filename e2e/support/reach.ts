import { expect, type Page } from "@playwright/test";

/** How a branch is found and asked, as its owner writes it. */
export const REACH = {
  phone: "+914845550100",
  email: "reading@quiet.test",
  address: { line1: "Harbour Street 12", city: "Kochi" },
};

/** The lines of a branch that has these lead to its phone, its mails and its place on a map. */
export async function expectReach(page: Page) {
  const leads = (name: string) => expect(page.getByRole("link", { name, exact: true }));
  await leads(REACH.phone).toHaveAttribute("href", `tel:${REACH.phone}`);
  await leads(REACH.email).toHaveAttribute("href", `mailto:${REACH.email}`);
  await leads("Find the way").toHaveAttribute("href", /google\.com\/maps\/dir\/\?.*Harbour\+Street\+12%2C\+Kochi$/);
  await leads("Show on a map").toHaveAttribute("href", /openstreetmap\.org\/.*=Harbour\+Street\+12%2C\+Kochi$/);
}
