import type { BusinessUnit } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { TwoLines } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { CATEGORIES, STATUSES, WEBSITES } from "./unit-labels";

export const namesOf = ({ assignedTo }: Pick<BusinessUnit, "assignedTo">) =>
  assignedTo.map(({ name }) => name).join(", ");

export const UNIT_COLUMNS: ListColumn<BusinessUnit>[] = [
  {
    id: "name",
    header: "Name",
    cell: ({ name, city }) => <TwoLines below={city}>{name}</TwoLines>,
    csv: { Name: ({ name }) => name, City: ({ city }) => city },
  },
  {
    id: "contact",
    header: "Contact",
    cell: ({ contactName, phone, email }) => (
      <TwoLines below={phone || email}>{contactName || "Nobody named"}</TwoLines>
    ),
    csv: { Contact: ({ contactName }) => contactName, Phone: ({ phone }) => phone, "E-mail": ({ email }) => email },
  },
  {
    id: "category",
    header: "Kind of place",
    hideBelow: "md",
    cell: ({ dataCategory }) => CATEGORIES[dataCategory],
    csv: ({ dataCategory }) => CATEGORIES[dataCategory],
  },
  {
    id: "website",
    header: "Website",
    hideBelow: "md",
    cell: ({ websiteType }) => WEBSITES[websiteType],
    csv: ({ websiteType }) => WEBSITES[websiteType],
  },
  {
    id: "assigned",
    header: "Assigned to",
    cell: (unit) => <span className="wrap-anywhere">{namesOf(unit) || "Nobody"}</span>,
    csv: namesOf,
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusBadge>,
    csv: ({ status }) => STATUSES[status].label,
  },
];
