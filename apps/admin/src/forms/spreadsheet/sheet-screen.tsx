import { useSession } from "@carrel/hooks";
import type { ReactNode } from "react";
import { NoBranch } from "../../app/parts/no-branch";
import { ScreenHeader } from "../../app/screen-header";
import { useBranches } from "../../app/use-branches";
import { SheetImport, type SheetImportProps } from "./sheet-import";

interface SheetScreenProps<Value> extends SheetImportProps<Value> {
  title: string;
  /** The list that it fills. */
  list: { label: string; href: string };
  /** @param branch what the branch is called that rows are for which name none */
  describe: (branch: string) => string;
  /** More of it below that. */
  note?: ReactNode;
  /** What is to be known of the rows as a whole. */
  notice?: ReactNode;
}

/** The screen of a sheet, for the selected branch and whichever its rows name. */
export function SheetScreen<Value>({ title, list, describe, note, notice, ...sheet }: SheetScreenProps<Value>) {
  const { selectedBranch } = useSession();
  const { branches } = useBranches();
  if (selectedBranch === null) return <NoBranch title={title} />;
  const branch = branches.find(({ _id }) => _id === selectedBranch)?.name ?? "the selected branch";
  return (
    <>
      <ScreenHeader
        title={title}
        description={
          <>
            {describe(branch)}
            {note}
          </>
        }
        breadcrumb={[list, { label: title }]}
      />
      {notice}
      <SheetImport {...sheet} />
    </>
  );
}
