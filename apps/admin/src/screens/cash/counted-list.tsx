import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { useMoney } from "../../app/use-money";
import { found } from "../../lists/found";
import { type ListFilter, ListFilters } from "../../lists/list-filters";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import type { CashSearch } from "./cash-search";
import { countColumns } from "./count-columns";

const DAYS: readonly ListFilter<CashSearch>[] = [{ days: "Counted on", every: "Any day" }];

interface CountedListProps {
  search: CashSearch;
  onChange: (changed: CashSearch) => void;
  zone: string;
}

/** What was counted in the selected branch, the newest first. */
export function CountedList({ search, onChange, zone }: CountedListProps) {
  const moment = useMoment();
  const money = useMoney();
  const { q: text, from, to } = search;
  const { pages, read } = found(q.cash.list, { search: text, from, to });
  return (
    <ListScreen
      noun="counts"
      list={usePages(pages)}
      columns={countColumns({ moment, money })}
      search={text}
      onSearch={(typed) => onChange({ q: typed })}
      tab={from && "counts on these days"}
      isFiltered={from !== undefined}
      onClear={() => onChange({ from: undefined, to: undefined })}
      toolbar={<ListFilters filters={DAYS} search={search} onChange={onChange} zone={zone} />}
      download={{ fileName: "cash-counts.csv", read }}
      firstUse={{
        illustration: "plans",
        title: "Nothing was counted yet",
        description: "Each count shows here, with who counted whose cash and what was missing.",
      }}
    />
  );
}
