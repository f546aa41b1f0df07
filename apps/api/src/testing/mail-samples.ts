import {
  movedMail,
  movingMail,
  newAddressMail,
  otherAccountMail,
  takenBackMail,
} from "../areas/admin-users/address-mails";
import { hasAccountMail, invitationMail } from "../areas/admin-users/invitation-mails";
import {
  addressTakenMail,
  newDeviceMail,
  noAccountMail,
  passwordChangedMail,
  welcomeMail,
} from "../mails/account-mails";
import { type BookingMail, bookingMail } from "../mails/booking-mail";
import { type CodePurpose, codeMail, resetMail } from "../mails/code-mails";
import { type ComposedMail, composeMail, type MailDraft } from "../mails/compose-mail";
import { contactMail } from "../mails/contact-mail";
import { dueMail } from "../mails/due-mail";
import { type EndingMembership, endingMail } from "../mails/ending-mail";
import { factorMail, recoveryCodeMail } from "../mails/factor-mails";
import { membershipMail } from "../mails/membership-mails";
import { notificationMail } from "../mails/notification-mail";
import { isUnasked } from "../mails/reasons";
import { OWN_PLATFORM } from "./known-platforms";

/** What strangers type, and an organisation writes of itself. */
interface Names {
  organisation: string;
  person: string;
  colleague: string;
  branch: string;
  street: string;
  desk: string;
  browser: string;
  factor: string;
  title: string;
  body: string;
  why: string;
}

const REAL: Names = {
  organisation: "Harbour Works",
  person: "Meera Iyer",
  colleague: "Asha Rao",
  branch: "Pier 4",
  street: "12 Wharf Road",
  desk: "A4",
  browser: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  factor: "Phone",
  title: "New booking: Desk A4, Pier 4",
  body: "Meera Iyer: Sat 21 Nov, 10:00–12:00, ₹300.",
  why: "The room is painted on that day",
};

/** Whatever is named is named so. */
const all = (name: string): Names => ({
  organisation: name,
  person: name,
  colleague: name,
  branch: name,
  street: name,
  desk: name,
  browser: name,
  factor: name,
  title: name,
  body: name,
  why: name,
});

/** The names that mails are looked at with. */
export const NAMES = {
  real: REAL,
  long: all(
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und Städtische Lesestuben zu Wien XIX".slice(
      0,
      120,
    ),
  ),
  unbroken: all("W".repeat(120)),
  rightToLeft: all("مكتبة المرفأ للقراءة والعمل المشترك"),
  turned: all("\u202eHarbour\u2066 Works\u200b"),
  markup: all(`<script>alert(1)</script><img src=x onerror=alert(1)> & "Co" </td></table><h1>'`),
  address: all("Win https://evil.example/win or www.evil.example, evil.example, mallory@evil.example"),
} as const satisfies Record<string, Names>;

export type NamesKind = keyof typeof NAMES;

export const ORIGIN = OWN_PLATFORM.address;
/** As long as a signed one, and no secret. */
const TOKEN = "t".repeat(43);
export const BOOKING_ADDRESS = `${ORIGIN}/booking/${"b".repeat(64)}`;
export const STOP_ADDRESS = `${ORIGIN}/auth/mails#${"s".repeat(86)}`;
export const CODE = "407291";

const AT = new Date("2026-11-21T04:30:00Z");
const MINE = "meera.iyer@mail.example";
const FORMER = "meera@old.example";

const PURPOSES: Record<CodePurpose, true> = {
  sign_in: true,
  sign_up: true,
  password_reset: true,
  password_change: true,
  confirm: true,
  booking: true,
  visitor_sign_in: true,
};

const placeOf = ({ organisation, person, browser }: Names) => ({
  sender: organisation,
  name: person,
  at: AT,
  timezone: "Asia/Kolkata",
  address: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
  userAgent: browser,
  origin: ORIGIN,
});

const tenantOf = ({ organisation }: Names) =>
  ({ orgName: organisation, orgCode: "HARBOUR", workspaceKind: "co-working" }) as const;

const branchOf = ({ branch, street }: Names) => ({
  name: branch,
  address: { line1: street, line2: "", city: "Mumbai", state: "", postalCode: "400001", country: "IN" },
  timezone: "America/Argentina/ComodRivadavia",
  phone: "+91 98765 43210",
  email: "pier4@harbour.example",
  timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "08:00", close: "22:00", closed: false })),
  closures: [],
  directions: `Ring at the blue door.\n\n${branch}\n${street}`,
});

const bookingOf = (names: Names, changed: Partial<BookingMail["booking"]> = {}) => ({
  bookingId: "0190aaaa-0000-7000-8000-000000000001",
  code: "K7M2QX4D",
  type: "HOURLY" as const,
  status: "CONFIRMED" as const,
  startAt: AT,
  endAt: new Date(AT.getTime() + 7_200_000),
  createdAt: AT,
  updatedAt: AT,
  visitorName: names.person,
  amount: 30_000,
  currency: "INR",
  cancelReason: null,
  membershipId: null,
  pass: null,
  holdUntil: null,
  claimAmount: null,
  claimReference: null,
  claimAnswer: null,
  ...changed,
});

/** Of the branch's clock. */
const WHOLE_DAY = {
  type: "DAILY",
  startAt: new Date("2026-11-21T03:00:00Z"),
  endAt: new Date("2026-11-22T03:00:00Z"),
} as const;

/** A pass of ten days, by a name. */
const passOf = (name: string) => ({
  ...{ name, amount: 200_000 },
  ...{ allowance: { count: 10, unit: "day" as const }, duration: { count: 1, unit: "month" as const } },
});
const heldPass = (feePlanName: string): Pick<BookingMail, "membership"> => ({
  membership: { feePlanName, allowance: { unit: "day", total: 10, used: 1, left: 9 }, lastDay: "2026-12-23" },
});

const USER = "0190aaaa-0000-7000-8000-000000000002";

type Variants = Record<string, (names: Names) => MailDraft>;

const bookingVariants = (by: "reader" | "staff"): Variants => {
  const as =
    (
      changed: Partial<BookingMail["booking"]>,
      what: Pick<BookingMail, "isMoved" | "isLapsed" | "isNotReceived"> & { pass?: "asked" | "held" } = {},
    ) =>
    (names: Names) =>
      bookingMail(by, {
        organisation: tenantOf(names),
        branch: branchOf(names),
        deskName: names.desk,
        booking: bookingOf(names, {
          ...changed,
          ...(changed.cancelReason && { cancelReason: names.why }),
          ...(changed.claimAmount && { claimReference: names.why }),
          ...(what.pass && { pass: passOf(names.desk) }),
        }),
        address: BOOKING_ADDRESS,
        ...what,
        ...(what.pass === "held" && heldPass(names.desk)),
      });
  return {
    [`received, by ${by}`]: as({ status: "PENDING" }),
    [`confirmed, by ${by}`]: as({}),
    [`received for a whole day, by ${by}`]: as({ status: "PENDING", ...WHOLE_DAY }),
    [`asking for a pass, by ${by}`]: as({ status: "PENDING" }, { pass: "asked" }),
    [`confirmed on a pass, by ${by}`]: as({ amount: 0, membershipId: USER }, { pass: "held" }),
    [`moved, by ${by}`]: as({}, { isMoved: true }),
    [`cancelled, by ${by}`]: as({ status: "CANCELLED", cancelReason: "Why" }),
    [`lapsed, by ${by}`]: as({ status: "CANCELLED" }, { isLapsed: true }),
    [`lapsed and said to be paid, by ${by}`]: as({ status: "CANCELLED", claimAmount: 30_000 }, { isLapsed: true }),
    [`not received, by ${by}`]: as({ status: "PENDING", holdUntil: AT, claimAmount: 30_000 }, { isNotReceived: true }),
  };
};

const endingOf = (names: Names, kind: EndingMembership["kind"]) =>
  endingMail({
    organisation: tenantOf(names),
    branch: branchOf(names),
    membership: {
      membershipId: "0190aaaa-0000-7000-8000-000000000003",
      kind,
      endAt: AT,
      customerName: names.person,
      feePlanName: names.why,
      deskName: kind === "seat" || kind === "shift" ? names.desk : null,
      shiftName: kind === "shift" ? names.why : null,
      allowance: kind === "pass" ? 10 : null,
      allowanceUnit: kind === "pass" ? "day" : null,
      used: kind === "pass" ? 7 : 0,
    },
    booking: kind === "seat" ? { code: "K7M2QX4D", address: BOOKING_ADDRESS } : null,
    lastDay: "2026-11-30",
  });

const dueOf = (names: Names, owed: number, { paid = 0, upi = false } = {}) =>
  dueMail({
    organisation: tenantOf(names),
    branch: branchOf(names),
    debtor: {
      _id: USER,
      name: names.person,
      due: owed * 30_050 - paid,
      currency: "INR",
      owed,
      since: AT.toISOString(),
      items: Array.from({ length: Math.min(owed, 10) }, (_, place) => ({
        ...(place % 2 === 0
          ? { kind: "booking" as const, name: "BCDFGHJK" }
          : { kind: place % 4 === 1 ? ("membership" as const) : ("charge" as const), name: names.title }),
        startAt: AT.toISOString(),
        amount: 30_050,
        due: 30_050 - (place === 0 ? paid : 0),
      })),
      upi: upi ? { vpa: "harbour.works@okbank", payeeName: names.organisation } : null,
    },
    page: upi ? (owed === 1 ? BOOKING_ADDRESS : `${ORIGIN}/due/${TOKEN}`) : null,
  });

/** Every kind of mail by the function that writes it, each in all the ways in which it differs. */
export const MAIL_KINDS = {
  addressTakenMail: { "": ({ organisation }) => addressTakenMail(organisation, ORIGIN) },
  noAccountMail: { "": ({ organisation }) => noAccountMail(organisation) },
  newDeviceMail: { "": (names) => newDeviceMail(placeOf(names)) },
  passwordChangedMail: { "": (names) => passwordChangedMail(placeOf(names)) },
  welcomeMail: {
    "": ({ organisation, person }) =>
      welcomeMail({
        sender: organisation,
        name: person,
        orgName: organisation,
        orgCode: "HARBOUR",
        workspaceKind: "study-hall",
        trialDays: 14,
        origin: ORIGIN,
      }),
  },
  resetMail: {
    "": ({ organisation }) =>
      resetMail({ sender: organisation, code: CODE, minutes: 10, address: `${ORIGIN}/auth/reset#${TOKEN}`, hours: 1 }),
  },
  codeMail: Object.fromEntries(
    (Object.keys(PURPOSES) as CodePurpose[]).map((purpose) => [
      purpose,
      ({ organisation }) => codeMail(purpose, organisation, CODE, 10),
    ]),
  ),
  factorMail: {
    added: (names) => factorMail("added", { ...placeOf(names), factor: names.factor }),
    removed: (names) => factorMail("removed", { ...placeOf(names), factor: names.factor }),
  },
  recoveryCodeMail: {
    "": (names) => recoveryCodeMail(3, placeOf(names)),
    last: (names) => recoveryCodeMail(0, placeOf(names)),
  },
  bookingMail: { ...bookingVariants("reader"), ...bookingVariants("staff") },
  dueMail: {
    "": (names) => dueOf(names, 1),
    "in part": (names) => dueOf(names, 2, { paid: 10_000 }),
    "of many": (names) => dueOf(names, 12),
    "by UPI": (names) => dueOf(names, 1, { upi: true }),
    "of many by UPI": (names) => dueOf(names, 12, { upi: true }),
  },
  endingMail: {
    "": (names) => endingOf(names, "seat"),
    shift: (names) => endingOf(names, "shift"),
    floating: (names) => endingOf(names, "floating"),
    pass: (names) => endingOf(names, "pass"),
  },
  membershipMail: Object.fromEntries(
    (["begun", "renewed", "changed", "ended"] as const).map((told) => [
      told,
      (names: Names) =>
        membershipMail({
          organisation: tenantOf(names),
          branch: branchOf(names),
          membership: {
            membershipId: bookingOf(names).bookingId,
            startAt: new Date("2026-11-20T18:30:00Z"),
            endAt: new Date("2026-12-20T18:30:00Z"),
            amount: 118_000,
            currency: "INR",
          },
          customerName: names.person,
          deskName: names.desk,
          shift: { name: names.title, starts: "06:00", ends: "14:00" },
          told,
        }),
    ]),
  ),
  notificationMail: {
    "with a page": ({ organisation, title, body }) =>
      notificationMail({ sender: organisation, title, body, domain: null, link: "/bookings/0190aaaa", origin: ORIGIN }),
    "without one": ({ organisation, title, body }) =>
      notificationMail({ sender: organisation, title, body, domain: null, link: null, origin: ORIGIN }),
  },
  contactMail: {
    "": ({ organisation, person, title, body }) =>
      contactMail({
        ...{ sender: organisation, name: person, email: MINE, phone: "+91 98765 43210", subject: title },
        ...{ message: `${body}\n\n${person}`, isLast: false, address: `${ORIGIN}/notifications/0190aaaa` },
      }),
    "that is the last of a day, and short": ({ organisation, person, body }) =>
      contactMail({
        ...{ sender: organisation, name: person, email: MINE, phone: null, subject: null, message: body },
        ...{ isLast: true, address: `${ORIGIN}/notifications/0190aaaa` },
      }),
  },
  newAddressMail: {
    "": ({ organisation, person }) =>
      newAddressMail({
        orgName: organisation,
        userId: USER,
        name: person,
        email: MINE,
        former: FORMER,
        address: `${ORIGIN}/auth/address#${TOKEN}`,
      }),
  },
  otherAccountMail: {
    "": ({ organisation, person }) => otherAccountMail({ orgName: organisation, userId: USER, name: person }),
  },
  movingMail: {
    "": ({ organisation, person, colleague }) =>
      movingMail({ orgName: organisation, name: person, email: MINE, by: colleague, origin: ORIGIN }),
  },
  movedMail: {
    "": ({ organisation, person }) =>
      movedMail({ orgName: organisation, name: person, email: MINE, address: `${ORIGIN}/auth/address#${TOKEN}` }),
  },
  takenBackMail: { "": ({ organisation, person }) => takenBackMail({ orgName: organisation, name: person }) },
  invitationMail: {
    "": ({ organisation, person, colleague }) =>
      invitationMail({
        orgName: organisation,
        userId: USER,
        name: person,
        email: MINE,
        by: colleague,
        address: `${ORIGIN}/auth/invitation#${TOKEN}`,
        until: AT,
      }),
  },
  hasAccountMail: {
    "": ({ organisation, colleague }) => hasAccountMail({ orgName: organisation, userId: USER, by: colleague }),
  },
} as const satisfies Record<string, Variants>;

interface SampleMail {
  kind: keyof typeof MAIL_KINDS;
  /** Such as `bookingMail moved, by staff, on trial`. */
  name: string;
  draft: MailDraft;
  mail: ComposedMail;
}

/** Every kind of mail in all its ways, also as it goes to strangers from an organisation on trial. */
export const mailSamples = (names: NamesKind = "real"): SampleMail[] =>
  (Object.keys(MAIL_KINDS) as (keyof typeof MAIL_KINDS)[]).flatMap((kind) =>
    Object.entries<Variants[string]>(MAIL_KINDS[kind]).flatMap(([variant, write]) => {
      const draft = write(NAMES[names]);
      const stopAddress = isUnasked(draft.reason) ? STOP_ADDRESS : null;
      const composed = (isPlain: boolean) => ({
        kind,
        name: [`${kind} ${variant}`.trim(), ...(isPlain ? ["on trial"] : [])].join(", "),
        draft,
        mail: composeMail(draft, { platform: OWN_PLATFORM, stopAddress, isPlain }),
      });
      return isUnasked(draft.reason) ? [composed(false), composed(true)] : [composed(false)];
    }),
  );
