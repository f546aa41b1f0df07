import { useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { defaultThemeId, themes } from "@carrel/ui/themes";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type CSSProperties, useDeferredValue } from "react";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { FailedList } from "../../lists/list-states";
import { Poster } from "./poster";
import { PosterOptions } from "./poster-options";
import { type SheetPlan, sheetPlan, sheetsOf } from "./poster-plan";
import type { PosterSearch } from "./poster-search";
import { QrOffNotice } from "./qr-off-notice";
import { type NamedDesk, useBranchDesks } from "./use-branch-desks";
import { WorkInNotice } from "./work-in-notice";
import "./posters.css";

const route = getRouteApi("/signed-in/branches/$branchId/poster");

/** The colour of an organisation's theme. */
const accentOf = (theme: string | null) =>
  (themes.find(({ id }) => id === theme) ?? themes.find(({ id }) => id === defaultThemeId))?.swatch.primary;

const sheetStyle = ({ width, height, columns, rows }: SheetPlan) =>
  ({
    "--sheet-width": width,
    "--sheet-height": height,
    "--sheet-columns": columns,
    "--sheet-rows": rows,
  }) as CSSProperties;

/** The branch's own poster stands as undefined. */
const chosen = (desks: readonly NamedDesk[], { desks: wanted }: PosterSearch): (NamedDesk | undefined)[] => {
  if (wanted === undefined) return [undefined];
  return wanted === "all" ? [...desks] : desks.filter(({ name }) => wanted.includes(name));
};

/** Posters of a branch's QR codes, as they will be printed. On paper only the sheets remain. */
export function PosterScreen() {
  const { branchId } = route.useParams();
  const search = route.useSearch();
  const { data: branch } = useSuspenseQuery(q.branches.get({ id: branchId }));
  const { loggedOrgDetails } = useSession();
  const words = useTerminology();
  const organisation = useQuery(q.organisation.data({ id: loggedOrgDetails._id }));
  const desks = useBranchDesks(branch);
  const plan = sheetPlan(search);
  // Hundreds of codes take a moment: the choice answers at once.
  const posters = useDeferredValue(chosen(desks.desks, search));
  const sheets = sheetsOf(posters, plan);
  const isForDesks = search.desks !== undefined;
  const isPending = organisation.isPending || (isForDesks && desks.isPending);
  const error = organisation.data ? isForDesks && desks.error : organisation.error;

  return (
    <main className="min-h-dvh bg-bg lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] print:block print:min-h-0 print:bg-[white]">
      <ScreenTitle>{`Posters of ${branch.name}`}</ScreenTitle>
      <style>{`@page { size: ${plan.width}mm ${plan.height}mm; margin: 0 }`}</style>
      <div className="flex flex-col gap-6 border-border bg-surface p-4 sm:p-6 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e print:hidden">
        <div className="flex flex-col gap-3">
          <Link to="/branches/$branchId/codes" params={{ branchId }} className="self-start text-link">
            Back to the QR codes
          </Link>
          <h1 className="text-2xl font-semibold wrap-anywhere text-strong">Posters of {branch.name}</h1>
        </div>
        <PosterOptions desks={desks} search={search} />
        <QrOffNotice />
        {!branch.isActive && (
          <Callout tone="warning" title="The branch is inactive">
            Its codes lead to no booking until it is activated.
          </Callout>
        )}
        <div className="flex flex-col gap-2">
          <Button variant="primary" disabled={isPending || sheets.length === 0} onClick={() => window.print()}>
            {sheets.length > 1 ? `Print ${sheets.length} sheets` : "Print"}
          </Button>
          <p className="text-sm text-muted">
            In the print dialog choose “Actual size” (100%) and, for the colours, “Background graphics”.
          </p>
        </div>
      </div>
      <div
        className="mx-auto flex w-full max-w-[52rem] flex-col gap-6 p-4 sm:p-8 print:m-0 print:block print:max-w-none print:p-0"
        style={{ "--poster-accent": accentOf(loggedOrgDetails.theme) } as CSSProperties}
      >
        {isPending && <Skeleton shape="rect" height="36rem" className="print:hidden" />}
        {error && (
          <FailedList
            what="The posters"
            error={error}
            onRetry={() => {
              void organisation.refetch();
              desks.retry();
            }}
          />
        )}
        {!isPending && !error && sheets.length === 0 && (
          <EmptyState
            kind="filtered"
            illustration="desks"
            title={`No ${words.desks.toLowerCase()} chosen`}
            description={
              desks.isReadable ? (
                `Choose the ${words.desks.toLowerCase()} that get a poster.`
              ) : (
                <WorkInNotice
                  branch={branch}
                >{`Its ${words.desks.toLowerCase()} show while you work in it.`}</WorkInNotice>
              )
            }
          />
        )}
        {!error &&
          organisation.data &&
          !isPending &&
          sheets.map((sheet, index) => (
            <section
              key={sheet[0]?._id ?? "branch"}
              aria-label={`Sheet ${index + 1} of ${sheets.length}`}
              className="sheet"
              data-cut={plan.columns > 1 || undefined}
              style={sheetStyle(plan)}
            >
              {sheet.map((desk) => (
                <div key={desk?._id ?? "branch"} className="sheet__place">
                  <Poster organisation={organisation.data} branch={branch} {...(desk && { desk })} />
                </div>
              ))}
            </section>
          ))}
      </div>
    </main>
  );
}
