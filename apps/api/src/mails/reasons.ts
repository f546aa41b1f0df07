import type { Permission } from "@carrel/sdk/contract";

interface Reason {
  /** What its reader is told of why he gets it, and how it stops where he can't stop it himself. */
  why(sender: string): string;
  /**
   * Nobody asked for it who could read it: it counts against the organisation's quota, and its reader can stop it. An
   * address that was proven to the organisation has asked.
   */
  unasked?: true;
  /** Its reader can stop it though he has proven the address: he asked for what he booked, not for this. */
  alwaysStops?: true;
  /** It would be old tomorrow: what there is no room for is refused and waits for none, nor longer than a day for a mail server. */
  neverWaits?: true;
  /** The most an hour to one address over the whole platform, and of those for one network. Absent: counted elsewhere, or not at all. */
  anHour?: { address: number; network: number };
  /** What staff need to see to whom such mails went. */
  sees: Permission;
}

const accountsEnd = "They come as long as the account is there.";

/** Why mails go: each has one, so that none leaves uncounted. */
export const REASONS = {
  /** A code for a booking, or for a visitor's own area: anybody may ask for one, for any address, in each organisation. */
  visitorCode: {
    why: (sender) =>
      `Somebody, probably you, gave this address on a booking page of ${sender}. No other mail follows by itself.`,
    anHour: { address: 20, network: 5 },
    sees: "bookings.read",
  },
  /** A code for a registration, and what somebody gets instead who has an account. Each registration is a tenant of its own. */
  signUp: {
    why: (sender) =>
      `Somebody, probably you, gave this address to register with ${sender}. No other mail follows by itself.`,
    anHour: { address: 20, network: 10 },
    sees: "adminUsers.read",
  },
  /** Mails of a reset are counted by codes/reset-mails.ts, which lets the owner in whoever uses the count up. */
  reset: {
    why: (sender) =>
      `Somebody, probably you, asked ${sender} for a new password for this address. No other mail follows by itself.`,
    sees: "adminUsers.read",
  },
  /** A code for who has given his password, or is signed in. */
  staffCode: {
    why: (sender) =>
      `You have an account at ${sender}, and somebody who is signed in or gave its password needs this code.`,
    sees: "adminUsers.read",
  },
  /** What happens to an account, to its person. */
  account: {
    why: (sender) => `You have, or had, an account at ${sender}, and such mails keep it yours. ${accountsEnd}`,
    sees: "adminUsers.read",
  },
  /** What happens in an organisation, to its staff. */
  news: {
    why: (sender) =>
      `You work with ${sender}, which has such notifications mailed to its staff. Those who may can change that in the notification settings.`,
    sees: "adminUsers.read",
  },
  /** What a visitor did himself, with an address that he has proven. */
  receipt: {
    why: (sender) =>
      `You confirmed this address to ${sender} and booked there. Mails like this come with your bookings alone.`,
    sees: "bookings.read",
  },
  /** To somebody whom an organisation wants among its staff, or at whose address a colleague is to be. */
  invitation: {
    why: (sender) => `Somebody at ${sender} entered this address for its staff. You did not ask for it.`,
    unasked: true,
    sees: "adminUsers.read",
  },
  /** To somebody for whom staff book. */
  confirmation: {
    why: (sender) => `Somebody at ${sender} entered this address with a booking. You did not ask for it.`,
    unasked: true,
    sees: "bookings.read",
  },
  /** To somebody who owes: on the organisation's days, and by hand. */
  reminder: {
    why: (sender) =>
      `You booked at ${sender} with this address, or somebody there entered it for you, and something is not paid. To stop these mails changes nothing of that.`,
    unasked: true,
    alwaysStops: true,
    neverWaits: true,
    sees: "bookings.read",
  },
} as const satisfies Record<string, Reason>;

export type MailReason = keyof typeof REASONS;

/** Those that nobody asked for. */
export type UnaskedReason = {
  [Name in MailReason]: (typeof REASONS)[Name] extends { unasked: true } ? Name : never;
}[MailReason];

export const reasonOf = (name: MailReason): Reason => REASONS[name];

export const isUnasked = (name: MailReason): name is UnaskedReason => reasonOf(name).unasked === true;
