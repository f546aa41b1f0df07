import { useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Checkbox } from "@carrel/ui/checkbox";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { getRouteApi } from "@tanstack/react-router";
import { POSTER_FORMATS, type PosterFormat, type PosterSearch } from "./poster-search";
import type { BranchDesks, NamedDesk } from "./use-branch-desks";

const route = getRouteApi("/signed-in/branches/$branchId/poster");

const SIZES = POSTER_FORMATS.map((value) => ({ value, label: value }));
const SIZE_HINTS: Record<PosterFormat, string> = {
  A4: "For a door or a wall.",
  A5: "For the front desk.",
  A6: "For a place at the table, like a postcard.",
};
const ON_A4: Record<PosterFormat, string> = { A4: "", A5: "2 on A4", A6: "4 on A4" };

/** Letters of a name that fit beside another. */
const SHORT = 8;

/** Desks by zone, in the order in which zones come. */
const byZone = (desks: readonly NamedDesk[]) => [...Map.groupBy(desks, ({ zone }) => zone)];

interface PosterOptionsProps {
  desks: BranchDesks;
  search: PosterSearch;
}

/** What is printed and how large; all of it is in the address. */
export function PosterOptions({ desks, search }: PosterOptionsProps) {
  const { size = "A4", paper, desks: wanted } = search;
  const navigate = route.useNavigate();
  const words = useTerminology();
  const noun = words.desks.toLowerCase();
  const set = (change: PosterSearch) =>
    void navigate({ search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false });
  const names = wanted === "all" ? desks.desks.map(({ name }) => name) : (wanted ?? []);
  const choose = (changed: readonly string[], isOn: boolean) => {
    const next = isOn
      ? [...names, ...changed.filter((name) => !names.includes(name))]
      : names.filter((name) => !changed.includes(name));
    set({ desks: next.length === desks.desks.length ? "all" : next });
  };

  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="font-medium text-strong">Size</legend>
        <SegmentedControl
          label="Size"
          options={SIZES}
          value={size}
          onValueChange={(value) => set({ size: value === "A4" ? undefined : value })}
          block
        />
        <p className="text-sm text-muted">{SIZE_HINTS[size]}</p>
        {size !== "A4" && (
          <SegmentedControl
            label="Paper"
            options={[
              { value: "shared", label: ON_A4[size] },
              { value: "own", label: `${size} paper` },
            ]}
            value={paper ?? "shared"}
            onValueChange={(value) => set({ paper: value === "own" ? "own" : undefined })}
            block
          />
        )}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="font-medium text-strong">For</legend>
        <SegmentedControl
          label="For"
          options={[
            { value: "branch", label: "The branch" },
            { value: "desks", label: words.desks },
          ]}
          value={wanted === undefined ? "branch" : "desks"}
          onValueChange={(value) => set({ desks: value === "branch" ? undefined : "all" })}
          block
        />
        {wanted !== undefined && desks.desks.length > 0 && (
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-muted tabular-nums" aria-live="polite">
                {names.length} of {desks.desks.length} {noun}
              </p>
              <Button size="sm" variant="ghost" onClick={() => set({ desks: wanted === "all" ? [] : "all" })}>
                {wanted === "all" ? "Choose none" : "Choose all"}
              </Button>
            </div>
            {byZone(desks.desks).map(([zone, inZone]) => {
              const zoneNames = inZone.map(({ name }) => name);
              const on = zoneNames.filter((name) => names.includes(name)).length;
              return (
                <div key={zone} className="flex flex-col gap-2 rounded border border-border p-3">
                  <Checkbox
                    label={zone || "No zone"}
                    checked={on === zoneNames.length ? true : on > 0 ? "indeterminate" : false}
                    onCheckedChange={(isOn) => choose(zoneNames, isOn)}
                  />
                  <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-2 ps-6">
                    {zoneNames.map((name) => (
                      <Checkbox
                        key={name}
                        label={name}
                        className={name.length > SHORT ? "col-span-full" : ""}
                        checked={names.includes(name)}
                        onCheckedChange={(isOn) => choose([name], isOn)}
                      />
                    ))}
                  </div>
                </div>
              );
            })}
          </div>
        )}
      </fieldset>
    </div>
  );
}
