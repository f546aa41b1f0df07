import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { CopyButton } from "@carrel/ui/copy-button";
import { type RefObject, useState } from "react";
import type { Paper } from "./paper";
import { type FileKind, saveDrawing } from "./save-drawing";

const FILE_WORDS: Readonly<Record<FileKind, string>> = { pdf: "PDF", png: "PNG", svg: "SVG" };

interface SaveButtonsProps {
  drawing: RefObject<SVGSVGElement | null>;
  paper: Paper;
  /** Of the files, without ending. */
  name: string;
  kinds: readonly FileKind[];
}

/** Saves what is drawn as a file, or prints it. */
export function SaveButtons({ drawing, paper, name, kinds }: SaveButtonsProps) {
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
        {kinds.map((kind, index) => (
          <Button
            key={kind}
            variant={index === 0 ? "primary" : "secondary"}
            loading={making === kind}
            onClick={() => save(kind)}
          >
            Save as {FILE_WORDS[kind]}
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

interface ShareRowProps {
  /** Of what is shown now. */
  address: () => string;
  onRestart: () => void;
  isBroken: boolean;
  /** What the address gives away; nothing of note by default. */
  caution?: string | undefined;
  /** Whether the browser has taken over: before that there is no address. */
  isRead: boolean;
}

/** The address that shows the same elsewhere, and the way back to the start. */
export function ShareRow({ address, onRestart, isBroken, caution, isRead }: ShareRowProps) {
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {isBroken && (
        <Callout tone="warning" live title="This link could not be read">
          It may have been cut off on its way. Ask for it again, or begin here: this is a fresh start.
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton value={isRead ? address() : ""} label="Copy the link to this" size="md" />
        <Button variant="ghost" onClick={onRestart}>
          Start again
        </Button>
      </div>
      <p className="text-sm text-muted">
        {caution ?? "All that you enter is in the link, behind its #. It is sent to nobody, us included."} After “Start
        again” your browser’s Back leads to what you had.
      </p>
    </div>
  );
}
