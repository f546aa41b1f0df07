import type { NotificationType } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import {
  AlarmClock,
  BadgeQuestionMark,
  Bell,
  CalendarPlus,
  CalendarX,
  CreditCard,
  Globe,
  HandCoins,
  Landmark,
  Link,
  type LucideIcon,
  Store,
  Undo2,
  Unlink,
  Unplug,
  UserX,
  Wrench,
} from "lucide-react";

interface TypeWords {
  type: NotificationType;
  title: (words: Terminology) => string;
  icon: LucideIcon;
}

interface TypeGroup {
  id: string;
  title: string;
  types: readonly TypeWords[];
}

/** What people are told of so far, in the groups of the settings. Types that nothing makes yet are left out. */
export const TYPE_GROUPS: readonly TypeGroup[] = [
  {
    id: "bookings",
    title: "Bookings and payments",
    types: [
      { type: "booking_created", title: () => "A new booking", icon: CalendarPlus },
      { type: "booking_cancelled", title: () => "A cancelled booking", icon: CalendarX },
      { type: "booking_claimed", title: () => "A visitor who says that he has paid", icon: BadgeQuestionMark },
      { type: "payment_received", title: () => "A payment", icon: HandCoins },
      { type: "payment_refunded", title: () => "Money that is paid back", icon: Undo2 },
    ],
  },
  {
    id: "ends",
    title: "Time that runs out",
    types: [
      {
        type: "expiry_7_days",
        title: ({ desk }) => `A ${desk.toLowerCase()} whose time ends in 7 days`,
        icon: AlarmClock,
      },
      {
        type: "expiry_1_day",
        title: ({ desk }) => `A ${desk.toLowerCase()} whose time ends tomorrow`,
        icon: AlarmClock,
      },
      { type: "expiry_today", title: ({ desk }) => `A ${desk.toLowerCase()} whose time ends today`, icon: AlarmClock },
    ],
  },
  {
    id: "organisation",
    title: "Your organisation",
    types: [
      { type: "payment_address_proposed", title: () => "A proposal of where payments are to go", icon: Landmark },
      { type: "invitation_ended", title: () => "An invitation that has ended", icon: UserX },
      { type: "address_taken_back", title: () => "An address that was taken back", icon: UserX },
      { type: "visitor_erased", title: () => "A visitor who erased his data", icon: UserX },
    ],
  },
  {
    id: "websites",
    title: "Business units and websites",
    types: [
      { type: "business_unit_assigned", title: () => "A business unit that is given to somebody", icon: Store },
      { type: "installation_requested", title: () => "A website that is asked for", icon: Globe },
      { type: "installation_assigned", title: () => "Somebody who takes on a website", icon: Wrench },
      { type: "domain_verified", title: () => "A domain that leads to you", icon: Link },
      { type: "domain_warned", title: () => "A domain whose DNS records are missing", icon: Unplug },
      { type: "domain_failed", title: () => "A domain that leads to you no more", icon: Unlink },
    ],
  },
  {
    id: "subscription",
    title: "Your subscription",
    types: [
      { type: "subscription_ending", title: () => "It ends soon", icon: CreditCard },
      { type: "subscription_past_due", title: () => "It is not paid, and stops soon", icon: CreditCard },
      { type: "subscription_charge_failed", title: () => "A recurring payment that failed", icon: CreditCard },
      { type: "subscription_expired", title: () => "It has ended", icon: CreditCard },
    ],
  },
];

const ICONS = new Map(TYPE_GROUPS.flatMap(({ types }) => types.map(({ type, icon }) => [type, icon] as const)));

/** The drawing of a type, beside what it tells. */
export function TypeIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS.get(type) ?? Bell;
  return <Icon />;
}
