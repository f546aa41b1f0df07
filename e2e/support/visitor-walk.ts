import type { APIRequestContext, Frame, Locator, Page } from "@playwright/test";
import { codeFor } from "./outbox";
import { makePlace, type Place } from "./place";
import { expect } from "./test";
import { unique } from "./unique";

export const ZONE = "Asia/Kolkata";
const DAY = 86_400_000;

/** A local date of the place, so many days from now. */
export const localDay = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: ZONE }).format(Date.now() + days * DAY);

/** How somebody presses and types: with a mouse, a finger or keys. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
}

/** Who comes, and where to. */
interface Visit {
  /** A frame where the place is booked inside another site's page. */
  page: Page | Frame;
  request: APIRequestContext;
  hands: Hands;
  address: string;
  email: string;
  branchId: string;
  orgCode: string;
  /** Signed in as the place's owner. */
  client: Place["client"];
}

interface WalkStep {
  heading: string;
  act(visit: Visit): Promise<void>;
}

const button = (page: Page | Frame, name: RegExp | string) => page.getByRole("button", { name });

/** From the address on the door to the booking's code: three o'clock tomorrow, at the first desk of the second hall. */
export const WALK: readonly WalkStep[] = [
  { heading: "Where do you want to work?", act: ({ page, hands }) => hands.press(button(page, /Long hall/)) },
  {
    heading: "When do you come?",
    async act({ page, hands }) {
      const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: ZONE });
      await hands.press(page.getByRole("radio", { name: day.format(Date.now() + DAY) }));
      await hands.press(button(page, /^03:00/));
      await hands.press(button(page, "See what is free"));
    },
  },
  { heading: "Which desk?", act: ({ page, hands }) => hands.press(button(page, /^Desk A1,/)) },
  {
    heading: "Who is it for?",
    async act({ page, hands, email }) {
      await hands.write(page.getByLabel("Name", { exact: true }), "Meera Iyer");
      await hands.write(page.getByLabel("E-mail"), email);
      await hands.press(button(page, "Send me a code"));
    },
  },
  {
    heading: "Check your mail",
    async act({ page, request, hands, email }) {
      await hands.write(page.getByLabel("Code", { exact: true }), await codeFor(request, email));
    },
  },
];

export const DONE = "Your booking is saved";

export const atStep = (page: Page | Frame, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** A place of two halls in Kolkata, open day and night, and somebody at its door. */
export async function visitOf(page: Page | Frame, request: APIRequestContext, hands: Hands): Promise<Visit> {
  const desks = [{ name: "A1" }, { name: "A2" }];
  const { orgCode, branchIds, client } = await makePlace(request, `Walk ${unique()}`, [
    { name: "Short hall", timezone: ZONE, desks },
    { name: "Long hall", timezone: ZONE, desks },
  ]);
  const [, branchId = ""] = branchIds;
  const email = `walk-${unique()}@mail.test`;
  return { page, request, hands, orgCode, branchId, client, email, address: `/qr-booking/${orgCode}` };
}

type Look = (heading: string) => Promise<void>;

const noLook: Look = async () => undefined;

/** Answers steps in their order. @param look what is done at each before it is answered */
export async function answer(visit: Visit, steps: readonly WalkStep[], look = noLook) {
  for (const { heading, act } of steps) {
    await atStep(visit.page, heading);
    await look(heading);
    await act(visit);
  }
}

/** From the door to the booking's code. @param look what is done at each step before it is answered, and at the end */
export async function walk(visit: Visit, look = noLook) {
  await visit.page.goto(visit.address);
  await answer(visit, WALK, look);
  await atStep(visit.page, DONE);
  await look(DONE);
}

export const mouse: Hands = { press: (target) => target.click(), write: (target, text) => target.fill(text) };

export const finger: Hands = { press: (target) => target.tap(), write: (target, text) => target.fill(text) };
