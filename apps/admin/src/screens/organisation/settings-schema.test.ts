import type { OrganisationProfile } from "@carrel/sdk";
import { terminology } from "@carrel/sdk/domain";
import { describe, expect, test } from "vitest";
import { keptEdits } from "../../forms/kept-edits";
import { consequencesOf } from "./consequences";
import { changesOf } from "./settings-changes";
import { fieldsOf, type SettingsFields, SettingsInput } from "./settings-schema";

const stored: OrganisationProfile = {
  _id: "0198b3c0-0000-7000-8000-000000000001",
  name: "Harbour Works",
  orgCode: "HARBOUR",
  orgType: "client",
  resellerOrgType: null,
  workspaceKind: "co-working",
  timezone: "Asia/Kolkata",
  currency: "INR",
  theme: null,
  features: { hourlyBooking: true, dailyBooking: true, qrBooking: true, onlinePayment: true, autoConfirm: false },
  orgSettings: {
    holdMinutes: 15,
    pendingHours: 48,
    visitorPendingBookings: 3,
    visitorPendingDays: 31,
    visitorBookingDays: 31,
    slotMinutes: 60,
    bookingWindowDays: 60,
    cancelUntilMinutes: 120,
    expiryReminderDays: [7, 1],
    dueReminderDays: [],
    floatingFactor: 1,
  },
  logoSquare: null,
  branding: { logoSmall: null, logoLarge: null, showSmallLogo: true, showLargeLogo: true },
  brandNameVisible: true,
  platformLine: true,
  publicPages: "none",
  requireSecondFactor: false,
  socialLinks: { twitter: "https://x.com/harbour" },
  embedOrigins: [],
  sessionIdleHours: 8,
  upiDetails: { vpa: "harbour@bank", payeeName: "Harbour Works" },
  upiProposal: null,
  paymentQR: null,
  paymentLink: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

const typed = (change: Partial<SettingsFields>): SettingsFields => ({ ...fieldsOf(stored), ...change });
const checked = (change: Partial<SettingsFields>) => SettingsInput.parse(typed(change));
const issuesOf = (change: Partial<SettingsFields>) =>
  SettingsInput.safeParse(typed(change)).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("what is sent", () => {
  test("nothing where nothing was changed", () => {
    expect(changesOf(checked({}), stored)).toEqual({});
  });

  test("each call gets its own part, and of it only what differs", () => {
    const values = checked({
      orgName: " Harbour House ",
      theme: "luna-blue",
      workspaceKind: "study-hall",
      features: { ...stored.features, autoConfirm: true },
      orgSettings: { ...fieldsOf(stored).orgSettings, slotMinutes: 30 },
      socialLinks: { twitter: "", facebook: "", linkedin: "https://linkedin.com/company/harbour" },
    });
    expect(changesOf(values, stored)).toEqual({
      settings: {
        _id: stored._id,
        workspaceKind: "study-hall",
        orgSettings: { slotMinutes: 30 },
        socialLinks: { twitter: "", linkedin: "https://linkedin.com/company/harbour" },
      },
      name: { orgId: stored._id, orgName: "Harbour House" },
      features: { features: { autoConfirm: true } },
      theme: { theme: "luna-blue" },
    });
  });

  test("empty UPI fields take UPI payment away", () => {
    const values = checked({ upiDetails: { vpa: " ", payeeName: "" } });
    expect(changesOf(values, stored)).toEqual({ settings: { _id: stored._id, upiDetails: null } });
  });

  test("no hours any more is a change, and what asks for a confirmed session is sent only then", () => {
    const values = checked({ sessionIdleHours: null });
    expect(changesOf(values, stored)).toEqual({ settings: { _id: stored._id, sessionIdleHours: null } });
  });

  test("the days of reminders are sorted, each once", () => {
    const values = checked({
      orgSettings: { ...fieldsOf(stored).orgSettings, expiryReminderDays: ["1", "30", "07", "7"] },
    });
    expect(changesOf(values, stored).settings?.orgSettings).toEqual({ expiryReminderDays: [30, 7, 1] });
    const due = checked({
      orgSettings: { ...fieldsOf(stored).orgSettings, dueReminderDays: ["14", "3", "03", "365"] },
    });
    expect(changesOf(due, stored).settings?.orgSettings).toEqual({ dueReminderDays: [3, 14, 365] });
  });
});

test("what nothing does is not asked for, and stays as it is stored", () => {
  expect(fieldsOf(stored).orgSettings).not.toHaveProperty("holdMinutes");
  const values = checked({ orgSettings: { ...fieldsOf(stored).orgSettings, slotMinutes: 30 } });
  expect(changesOf(values, stored).settings?.orgSettings).not.toHaveProperty("holdMinutes");
});

describe("what is refused", () => {
  test.each([
    [{ orgName: "  " }, "orgName"],
    [{ upiDetails: { vpa: "no address", payeeName: "Harbour" } }, "upiDetails.vpa"],
    [{ upiDetails: { vpa: "harbour@bank", payeeName: "" } }, "upiDetails.payeeName"],
    [{ socialLinks: { twitter: "javascript:alert(1)", facebook: "", linkedin: "" } }, "socialLinks.twitter"],
    [{ embedOrigins: ["https://ok.example", "https://ok.example/path"] }, "embedOrigins.1"],
    [
      { orgSettings: { ...fieldsOf(stored).orgSettings, expiryReminderDays: ["7", "91"] } },
      "orgSettings.expiryReminderDays.1",
    ],
    ...["0", "366", "-1", "2.5", "soon"].map((day): [Partial<SettingsFields>, string] => [
      { orgSettings: { ...fieldsOf(stored).orgSettings, dueReminderDays: ["3", day] } },
      "orgSettings.dueReminderDays.1",
    ]),
  ] satisfies [Partial<SettingsFields>, string][])("%o at %s", (change, path) => {
    expect(issuesOf(change).map(([at]) => at)).toEqual([path]);
  });
});

test("what was typed stays while other settings change under it", () => {
  const before = fieldsOf(stored);
  const after = fieldsOf({ ...stored, name: "Harbour House", orgSettings: { ...stored.orgSettings, slotMinutes: 30 } });
  const now = typed({ orgName: "Harbour Rooms", orgSettings: { ...before.orgSettings, pendingHours: 72 } });
  expect(keptEdits(now, before, after)).toEqual([
    ["orgName", "Harbour Rooms"],
    ["orgSettings.pendingHours", 72],
  ]);
  expect(keptEdits(after, before, after)).toEqual([]);
});

describe("what is asked first", () => {
  const words = terminology("study-hall");
  test("nothing where nobody is stopped", () => {
    expect(consequencesOf(typed({ features: { ...stored.features, hourlyBooking: false } }), stored, words)).toEqual(
      [],
    );
  });
  test("what people can't do any more", () => {
    const none = { ...stored.features, hourlyBooking: false, dailyBooking: false, qrBooking: false };
    const asked = consequencesOf(typed({ features: none, upiDetails: { vpa: "", payeeName: "" } }), stored, words);
    expect(asked).toHaveLength(3);
    expect(asked[0]).toContain("book a seat");
  });
});
