import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { q } from "../../app/carrel";
import { ListFilters } from "../../lists/list-filters";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { UNIT_COLUMNS } from "./unit-columns";
import { STATUS_FILTER } from "./unit-filters";
import type { UnitsSearch } from "./units-search";

interface MyUnitsProps {
  search: UnitsSearch;
  onChange: (changed: UnitsSearch) => void;
  zone: string;
}

/** The business units that are assigned to the person himself. */
export function MyUnits({ search, onChange, zone }: MyUnitsProps) {
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
