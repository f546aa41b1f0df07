import type { Branch } from "@carrel/sdk";
import { FEATURE_LABELS } from "@carrel/sdk/domain";
import { ActiveBadge } from "../../app/parts/active-badge";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { openState, openText } from "./open-state";

const zoneText = (timezone: string) => timezone.replaceAll("_", " ");
const featuresText = ({ features }: Branch) => features.map((feature) => FEATURE_LABELS[feature]).join(", ");

/** The columns of the branches' list, as things stand at an instant. */
export const branchColumns = (now: Date): ListColumn<Branch>[] => [
  {
    id: "name",
    header: "Branch",
    cell: ({ name, code }) => (
      <TwoLines below={code} as="code">
        {name}
      </TwoLines>
    ),
    csv: { Branch: ({ name }) => name, Code: ({ code }) => code, Facilities: featuresText },
  },
  {
    id: "city",
    header: "City",
    cell: ({ address }) => address.city,
    hideBelow: "md",
    csv: {
      Street: ({ address }) => [address.line1, address.line2].filter(Boolean).join(", "),
      City: ({ address }) => address.city ?? "",
      "Postal code": ({ address }) => address.postalCode ?? "",
      Phone: ({ phone }) => phone,
      "E-mail": ({ email }) => email,
    },
  },
  {
    id: "now",
    header: "Now",
    cell: (branch) => (
      <span>
        <span className="font-medium text-strong">{openState(branch, now).isOpen ? "Open" : "Closed"}</span>{" "}
        <span className="text-muted">{openText(branch, now)}</span>
      </span>
    ),
  },
  {
    id: "timezone",
    header: "Time zone",
    cell: ({ timezone }) => zoneText(timezone),
    hideBelow: "md",
    csv: ({ timezone }) => timezone,
  },
  {
    id: "state",
    header: "State",
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    csv: ({ isActive }) => (isActive ? "Active" : "Inactive"),
  },
];
