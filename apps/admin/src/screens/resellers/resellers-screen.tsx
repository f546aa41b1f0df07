import { ResellersIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { resellerColumns } from "./reseller-columns";

/** Everybody who sells the platform under a brand of their own. */
export const ResellersScreen: ComponentType = listPlace("/resellers", ({ search: { q: search, status } }) =>
  found(q.resellers.list, { search, status: status ?? "ALL" }),
)(({ words }) => ({
  noun: "resellers",
  title: "Resellers",
  description: "Who sells the platform under a brand of their own, and what they get of it.",
  columns: resellerColumns(words),
  tabs: {
    by: "status",
    label: "State",
    first: { label: "All" },
    others: [
      { value: "ACTIVE", label: "Active", rows: "active resellers" },
      { value: "INACTIVE", label: "Inactive", rows: "inactive resellers" },
    ],
  },
  add: { to: "/resellers/new", label: "Add reseller", needs: "resellers.write" },
  firstUse: {
    illustration: <ResellersIllustration />,
    title: "Who sells with you?",
    description: "A reseller has clients, a brand and domains of its own, and a share in what its clients pay.",
  },
}));
