import { OrganisationsIllustration } from "@carrel/ui/illustration";
import { q } from "../../app/carrel";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { StatusFilter } from "./filters";
import { UNIT_COLUMNS } from "./unit-columns";
import type { UnitsSearch } from "./units-search";

interface MyUnitsProps {
  search: UnitsSearch;
  onChange: (changed: UnitsSearch) => void;
}

/** The business units that are assigned to the person himself. */
export function MyUnits({ search, onChange }: MyUnitsProps) {
  const { status } = search;
  return (
    <ListScreen
      noun="business units"
      list={usePages(q.businessUnits.assigned.pages({ status }))}
      columns={UNIT_COLUMNS}
      rowPath={({ _id }) => `/business-units/${_id}`}
      tab={status && "business units that fit these filters"}
      onClear={() => onChange({ status: undefined })}
      toolbar={<StatusFilter search={search} onChange={onChange} />}
      firstUse={{
        illustration: <OrganisationsIllustration />,
        title: "Nothing is assigned to you",
        description: "What colleagues give you to work on appears here, and you are told of it.",
      }}
    />
  );
}
