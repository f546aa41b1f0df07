"use client";
import "./desk-grid.css";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type DeskSort, nextSort } from "./desk-order";

export interface DeskSortLabels {
  /** Name of the buttons together. */
  sort: string;
  name: string;
  zone: string;
  status: string;
  ascending: string;
  descending: string;
}

export const SORT_LABELS: DeskSortLabels = {
  sort: "Sort by",
  name: "Name",
  zone: "Zone",
  status: "Status",
  ascending: "ascending",
  descending: "descending",
};

interface DeskSortsProps {
  sort: DeskSort;
  onSort: (sort: DeskSort) => void;
  hasZones: boolean;
  labels: DeskSortLabels;
}

/** The list's headings: each puts the desks in its order, pressed again the other way round. */
export const DeskSorts = ({ sort, onSort, hasZones, labels }: DeskSortsProps) => (
  <fieldset aria-label={labels.sort} className="ui-desk-grid__sorts" data-slot="desk-sorts">
    {(["name", "zone", "status"] as const).map((by) => {
      if (by === "zone" && !hasZones) return null;
      const isOn = sort.by === by;
      const Icon = !isOn ? ChevronsUpDown : sort.desc ? ArrowDown : ArrowUp;
      return (
        <button
          key={by}
          type="button"
          aria-pressed={isOn}
          aria-label={isOn ? `${labels[by]}, ${sort.desc ? labels.descending : labels.ascending}` : undefined}
          data-sort={by}
          className="ui-desk-grid__sort"
          onClick={() => onSort(nextSort(sort, by))}
        >
          {labels[by]}
          <Icon strokeWidth={1.5} aria-hidden="true" />
        </button>
      );
    })}
  </fieldset>
);
