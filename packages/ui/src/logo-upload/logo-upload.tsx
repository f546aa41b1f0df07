"use client";
import { cx } from "class-variance-authority";
import { CircleAlert, Trash2, Upload } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { type Accept, useDropzone } from "react-dropzone";
import { AlertDialog } from "../alert-dialog";
import { Button } from "../button";
import { Dropzone } from "../dropzone";
import { LABELS as DROP_LABELS } from "../dropzone/labels";
import { describeRejections } from "../dropzone/rejections";
import { Progress } from "../progress";
import { LABELS, type LogoUploadLabels } from "./labels";
import { LogoPreview } from "./logo-preview";
import "./logo-upload.css";

export type { LogoUploadLabels };

export interface LogoUploadProps extends Omit<ComponentProps<"div">, "children" | "onSelect" | "onDrop"> {
  /** Whose logo: its text for screen readers. */
  name: string;
  /** Address of the logo that is there; null while there is none. */
  src: string | null;
  onSelect: (file: File) => void;
  /** Asked first. A promise keeps the question until it settles. */
  onRemove?: () => unknown;
  /** "SVG or PNG, up to 1 MB, at least 200 pixels wide". */
  hint?: ReactNode;
  accept?: Accept;
  /** Bytes the file may have. */
  maxSize?: number;
  /** 0 to 1 while a file goes up; null while that is not known. */
  progress?: number | null;
  /** What went wrong with the upload, and what to do. */
  error?: string;
  disabled?: boolean;
  labels?: Partial<LogoUploadLabels>;
}

const PICTURES: Accept = { "image/svg+xml": [".svg"], "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"] };

/** A quick answer comes while the preview is still being read; then its address has to last a little longer. */
const KEPT_MS = 10_000;

/**
 * One logo, shown as it will be met: large and small, on light and on dark.
 *
 * @example <LogoUpload name={organisation.name} src={organisation.logo} onSelect={upload} onRemove={remove} />
 */
export const LogoUpload = ({
  name,
  src,
  onSelect,
  onRemove,
  hint,
  accept = PICTURES,
  maxSize = 1_000_000,
  progress,
  error,
  disabled = false,
  labels,
  className,
  ...rest
}: LogoUploadProps) => {
  const words = { ...LABELS, ...labels };
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);

  // The file itself is shown until the server has it under an address of its own, or refused it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address or an error ends the preview
  useEffect(() => setChosen(null), [src, error]);
  useEffect(() => {
    if (chosen === null) return;
    return () => {
      setTimeout(() => URL.revokeObjectURL(chosen), KEPT_MS);
    };
  }, [chosen]);

  const take = ([file]: File[]) => {
    if (!file) return;
    setRefusal("");
    setChosen(URL.createObjectURL(file));
    onSelect(file);
  };
  const zone = useDropzone({
    accept,
    maxSize,
    multiple: false,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: take,
    onDropRejected: (rejections) => {
      const [first] = describeRejections(
        rejections,
        { accept, maxSize, maxFiles: 1 },
        { ...DROP_LABELS, ...words.dropzone },
      );
      setRefusal(first ? `${first.name}: ${first.error}` : "");
    },
  });

  const shown = chosen ?? src;
  const problem = refusal || error;
  const busy = progress !== undefined;
  const state = disabled ? "disabled" : busy ? "loading" : problem ? "invalid" : shown ? "filled" : "empty";
  const shared = { "data-slot": "logo-upload", "data-state": state, className: cx("ui-logo-upload", className) };
  const message = (
    <div role="alert" className="ui-logo-upload__error">
      {problem && (
        <>
          <CircleAlert strokeWidth={1.5} aria-hidden="true" />
          {problem}
        </>
      )}
    </div>
  );

  if (!shown)
    return (
      <div {...rest} {...shared} ref={root}>
        <Dropzone
          label={words.choose}
          hint={hint}
          accept={accept}
          maxSize={maxSize}
          onFiles={take}
          disabled={disabled}
          labels={words.dropzone}
        />
        {message}
      </div>
    );
  return (
    <div {...rest} {...shared} ref={root}>
      <div {...zone.getRootProps()} data-state={zone.isDragActive ? "over" : "idle"} className="ui-logo-upload__zone">
        <input {...zone.getInputProps({ style: { display: "none" } })} />
        <LogoPreview src={shown} alt={name} words={words} />
        {busy && <Progress label={words.uploading} value={progress === null ? null : progress * 100} />}
        <div className="ui-logo-upload__actions">
          <Button
            size="sm"
            icon={<Upload strokeWidth={1.5} aria-hidden="true" />}
            disabled={disabled}
            loading={busy}
            onClick={zone.open}
          >
            {words.replace}
          </Button>
          {onRemove && !busy && (
            <Button
              size="sm"
              variant="danger-ghost"
              icon={<Trash2 strokeWidth={1.5} aria-hidden="true" />}
              disabled={disabled}
              onClick={() => setAsking(true)}
            >
              {words.remove}
            </Button>
          )}
          {hint && <p className="ui-logo-upload__hint">{hint}</p>}
        </div>
      </div>
      {message}
      {onRemove && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            root.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
          }}
          tone="danger"
          title={words.removeTitle}
          description={words.removeText}
          confirmLabel={words.removeConfirm}
          cancelLabel={words.removeCancel}
          onConfirm={onRemove}
        />
      )}
    </div>
  );
};
