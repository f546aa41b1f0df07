import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { type ComponentProps, type ReactNode, type RefObject, useState } from "react";
import type { Paper } from "./paper";
import { type FileKind, saveDrawing } from "./save-drawing";
import { ShareRow } from "./share-row";

/** The first is what most take. */
const KINDS: readonly { kind: FileKind; label: string }[] = [
  { kind: "pdf", label: "PDF" },
  { kind: "png", label: "PNG" },
  { kind: "svg", label: "SVG" },
];

interface SaveButtonsProps {
  drawing: RefObject<SVGSVGElement | null>;
  paper: Paper;
  /** Of the files, without ending. */
  name: string;
}

/** Saves what is drawn as a file, or prints it. */
function SaveButtons({ drawing, paper, name }: SaveButtonsProps) {
  const [making, setMaking] = useState<FileKind | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const save = async (kind: FileKind) => {
    if (!drawing.current || making) return;
    setMaking(kind);
    setFailed(false);
    try {
      await saveDrawing(kind, drawing.current, paper, name);
    } catch {
      setFailed(true);
    }
    setMaking(null);
  };
  return (
    <>
      <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
        <legend className="sr-only">Save and print</legend>
        {KINDS.map(({ kind, label }, index) => (
          <Button
            key={kind}
            variant={index === 0 ? "primary" : "secondary"}
            loading={making === kind}
            onClick={() => save(kind)}
          >
            Save as {label}
          </Button>
        ))}
        <Button onClick={() => print()}>Print</Button>
      </fieldset>
      {hasFailed && (
        <Callout tone="danger" live title="The file could not be made">
          Try again, or print the page and choose “Save as PDF” there.
        </Callout>
      )}
    </>
  );
}

interface DrawingFootProps extends SaveButtonsProps, ComponentProps<typeof ShareRow> {
  /** Whether the drawing is one to keep; while something is wrong with what it says, it can't be saved. */
  isWhole?: boolean;
  /** What else is made of it. */
  children?: ReactNode;
}

/** Below a drawing: it is saved, printed, and shared by its address. */
export const DrawingFoot = ({ isWhole = true, children, tool, caution, ...drawing }: DrawingFootProps) => (
  <div className="flex flex-col gap-6 print:hidden">
    {isWhole && <SaveButtons {...drawing} />}
    {children}
    <ShareRow tool={tool} caution={caution} />
  </div>
);
