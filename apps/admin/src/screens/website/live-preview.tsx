import { useSession } from "@carrel/hooks";
import { SITE_PAGES, type SiteContent, type SitePage } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Select } from "@carrel/ui/select";
import { Skeleton } from "@carrel/ui/skeleton";
import { appearanceOf, useTheme } from "@carrel/ui/theme";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../app/carrel";
import { useBranches } from "../../app/use-branches";
import { useSettled } from "../../app/use-settled";
import { FailedList } from "../../lists/list-states";
import { PREVIEW_WIDTHS, type PreviewedWidth, ScaledPage } from "./scaled-page";

/** Milliseconds without a key until the page is drawn anew. */
const PAUSE = 400;

const PAGES: Readonly<Record<SitePage, string>> = { home: "Home", info: "Info", contact: "Contact" };
const WIDTHS: Readonly<Record<PreviewedWidth, string>> = { phone: "Phone", desktop: "Desktop" };

interface LivePreviewProps {
  /** What can be shown of what is typed; undefined while something of it is refused. */
  draft: SiteContent | undefined;
}

/** The site as it would look, drawn by what serves it: nobody else sees a draft. */
export function LivePreview({ draft }: LivePreviewProps) {
  const { loggedOrgDetails } = useSession();
  const { dark } = useTheme();
  const { branches } = useBranches();
  const open = branches.filter(({ isActive }) => isActive);
  const [page, setPage] = useState<SitePage>("home");
  const [width, setWidth] = useState<PreviewedWidth>("phone");
  const [mode, setMode] = useState<"light" | "dark">(dark ? "dark" : "light");
  const [branchId, setBranchId] = useState("");
  const [lastDraft, setLastDraft] = useState(draft);
  if (draft && draft !== lastDraft) setLastDraft(draft);
  const settled = useSettled(draft ?? lastDraft, PAUSE);
  const preview = useQuery({
    ...q.website.previewContent({ ...settled, page, ...(branchId && { branchId }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const around = { organisationTheme: loggedOrgDetails.theme, themeFixed: true };
  const { theme } = appearanceOf({ dark: mode === "dark" }, around);

  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-24">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="Page"
          size="sm"
          options={SITE_PAGES.map((value) => ({ value, label: PAGES[value] }))}
          value={page}
          onValueChange={setPage}
        />
        <SegmentedControl
          label="Width"
          size="sm"
          options={PREVIEW_WIDTHS.map((value) => ({ value, label: WIDTHS[value] }))}
          value={width}
          onValueChange={setWidth}
        />
        {theme.twin && (
          <SegmentedControl
            label="Mode"
            size="sm"
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
            value={mode}
            onValueChange={setMode}
          />
        )}
        {open.length > 1 && (
          <Select
            className="w-56 max-w-full"
            aria-label="Branch"
            value={branchId || "all"}
            onValueChange={(id) => setBranchId(id === "all" ? "" : id)}
            options={[
              { value: "all", label: "No branch chosen" },
              ...open.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
          />
        )}
      </div>
      {!draft && (
        <Callout tone="warning">
          Something that you typed can't be saved: the preview shows what was there before.
        </Callout>
      )}
      {preview.data ? (
        <ScaledPage
          key={page}
          label={`${PAGES[page]} as visitors will see it`}
          html={preview.data.html}
          width={width}
          theme={theme}
          busy={preview.isFetching}
        />
      ) : preview.isError ? (
        <FailedList what="The preview" error={preview.error} onRetry={() => void preview.refetch()} headingLevel={2} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="rect" height="32rem" />
        </div>
      )}
      <p className="text-sm text-muted">Only you see this. Visitors see your changes once you save them.</p>
    </section>
  );
}
