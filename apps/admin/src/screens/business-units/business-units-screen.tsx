import { OrganisationsIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { found } from "../../lists/found";
import { type ListFilter, ListFilters } from "../../lists/list-filters";
import { listPlace } from "../../lists/list-place";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { useAssignAction } from "./assign-action";
import { UNIT_COLUMNS } from "./unit-columns";
import { CATEGORY_OPTIONS, STATUS_OPTIONS, WEBSITE_OPTIONS } from "./unit-labels";
import type { UnitsSearch } from "./units-search";

const className = "sm:w-44";

const STATUS_FILTER: ListFilter<UnitsSearch> = {
  by: "status",
  label: "Status",
  every: "Every status",
  options: STATUS_OPTIONS,
  className,
};

/** Status, kind of place and website, that narrow the list. */
const UNIT_FILTERS: readonly ListFilter<UnitsSearch>[] = [
  STATUS_FILTER,
  { by: "category", label: "Kind of place", every: "Every kind", options: CATEGORY_OPTIONS, className },
  { by: "website", label: "Website", every: "Any website", options: WEBSITE_OPTIONS, className },
];

/** The places that might become customers, and how far the work with each has come. */
export const BusinessUnitsScreen: ComponentType = listPlace(
  "/business-units",
  ({ search: { q: search, status, category, website } }) =>
    found(q.businessUnits.list, { search, status, dataCategory: category, websiteType: website }),
)(function useUnits({ search, change, zone }) {
  const assign = useAssignAction();
  return {
    noun: "business units",
    title: "Business units",
    description: "Places that might become customers, and who works on them.",
    columns: UNIT_COLUMNS,
    tabs: {
      by: "who",
      label: "Which business units",
      first: { label: "All" },
      others: [
        { value: "me", label: "Assigned to me", view: <MyUnits search={search} onChange={change} zone={zone} /> },
      ],
      startsAnew: true,
    },
    filters: UNIT_FILTERS,
    add: { to: "/business-units/new", label: "Add business unit", needs: "businessUnits.write" },
    bulk: { needs: ["businessUnits.write", "adminUsers.read"], actions: [assign], nameOf: ({ name }) => name },
    download: { fileName: "business-units.csv" },
    firstUse: {
      illustration: <OrganisationsIllustration />,
      title: "No business units yet",
      description: "Add a place that might become a customer, and note what you agree with it.",
    },
  };
});

interface MyUnitsProps {
  search: UnitsSearch;
  onChange: (changed: UnitsSearch) => void;
  zone: string;
}

/** The business units that are assigned to the person himself. */
function MyUnits({ search, onChange, zone }: MyUnitsProps) {
  const { status } = search;
  return (
    <ListScreen
      noun="business units"
      list={usePages(q.businessUnits.assigned.pages({ status }))}
      columns={UNIT_COLUMNS}
      rowPath={({ _id }) => `/business-units/${_id}`}
      tab={status && "business units that fit these filters"}
      onClear={() => onChange({ status: undefined })}
      toolbar={<ListFilters filters={[STATUS_FILTER]} search={search} onChange={onChange} zone={zone} />}
      firstUse={{
        illustration: <OrganisationsIllustration />,
        title: "Nothing is assigned to you",
        description: "What colleagues give you to work on appears here, and you are told of it.",
      }}
    />
  );
}
