import type { Address, InstallationStatus } from "@carrel/sdk/schemas";

/** A wish that somebody comes and sets a place up. */
export interface DemoInstallation {
  contactName: string;
  phone: string;
  address: Address;
  notes: string;
  status: InstallationStatus;
  daysAgo: number;
  /** Days from now on which it would suit; absent: any day. */
  preferredIn?: number;
}

/** Requests by the code of the organisation that asks. */
export const DEMO_INSTALLATIONS: Readonly<Record<string, readonly DemoInstallation[]>> = {
  HARBOUR: [
    {
      contactName: "Leena Thomas",
      phone: "+91 484 555 0100",
      status: "COMPLETED",
      daysAgo: 88,
      address: { line1: "Pier 4, Willingdon Island", city: "Kochi", country: "India" },
      notes: "QR posters for every desk, and the screen at the door.",
    },
    {
      contactName: "Arun Pillai",
      phone: "+91 484 555 0103",
      status: "ASSIGNED",
      daysAgo: 5,
      preferredIn: 4,
      address: { line1: "Old Mill, Bazaar Road", city: "Kochi", country: "India" },
      notes: "The new cabins on the first floor. Ring at the side door.",
    },
  ],
  ATHENA: [
    {
      contactName: "Asha Rao",
      phone: "+91 80 5550 0131",
      status: "REQUESTED",
      daysAgo: 1,
      preferredIn: 9,
      address: { line1: "Library Lane 7", city: "Bengaluru", country: "India" },
      notes: "Forty more seats upstairs: posters and a second screen.",
    },
    {
      contactName: "Asha Rao",
      phone: "+91 80 5550 0131",
      status: "CANCELLED",
      daysAgo: 33,
      address: { line1: "Library Lane 7", city: "Bengaluru", country: "India" },
      notes: "The builders are late; we ask again.",
    },
  ],
};
