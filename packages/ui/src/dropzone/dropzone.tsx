"use client";
import { cx } from "class-variance-authority";
import { Ban, Upload } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { type Accept, useDropzone } from "react-dropzone";
import { useFieldControl, useFieldLabel } from "../field";
import { type DropzoneFile, FileRow } from "./file-row";
import { type DropzoneLabels, LABELS } from "./labels";
import { describeRejections, type RejectedFile } from "./rejections";
import "./dropzone.css";

export type { DropzoneFile, DropzoneLabels };

export interface DropzoneProps extends Omit<ComponentProps<"div">, "children" | "onDrop" | "id"> {
  /** On the area: what to do. "Drop photos here, or choose them". */
  label: string;
  /** Which files, how large. "PNG or JPG, up to 5 MB each". */
  hint?: ReactNode;
  /** MIME types and their extensions; everything unless given. */
  accept?: Accept;
  /** Bytes a file may have. */
  maxSize?: number;
  /** More than one at once. */
  multiple?: boolean;
  /** How many at once; 0 for no bound. */
  maxFiles?: number;
  /** What stands in the list below, newest last; who uploads keeps it. */
  files?: readonly DropzoneFile[];
  /** The files that passed; those that did not are listed with the reason until they are removed. */
  onFiles: (files: File[]) => void;
  onRemove?: (id: string) => void;
  /** Offered on files with an error. */
  onRetry?: (id: string) => void;
  disabled?: boolean;
  /** `sm`: one line, for a form or a bar. */
  size?: "sm" | "md";
  labels?: Partial<DropzoneLabels>;
  id?: string;
}

const NONE: readonly DropzoneFile[] = [];

/**
 * Takes files by drop, by choice and by paste. It uploads nothing: `onFiles` gets them, `files` says how far they are.
 *
 * @example
 * <Field label="Photos"><Dropzone label="Drop photos here, or choose them" hint="PNG or JPG, up to 5 MB each" multiple
 *   accept={{ "image/png": [".png"], "image/jpeg": [".jpg"] }} maxSize={5_000_000} files={uploads} onFiles={upload} /></Field>
 */
export const Dropzone = ({
  label,
  hint,
  accept,
  maxSize,
  multiple = false,
  maxFiles = multiple ? 0 : 1,
  files = NONE,
  onFiles,
  onRemove,
  onRetry,
  disabled = false,
  size = "md",
  labels,
  className,
  id,
  "aria-describedby": describedBy,
  ...rest
}: DropzoneProps) => {
  const words = { ...LABELS, ...labels };
  const own = useId();
  const field = useFieldControl({ id, "aria-describedby": describedBy });
  const fieldLabel = useFieldLabel();
  const button = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  const [news, setNews] = useState("");

  const zone = useDropzone({
    accept,
    maxSize,
    multiple,
    maxFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, rejections) => {
      const described = describeRejections(rejections, { accept, maxSize, maxFiles }, words);
      setRefused((before) => (multiple ? [...before, ...described] : described));
      setNews(words.added(taken.length, described.length));
      if (taken.length > 0) onFiles(taken);
    },
  });
  const state = disabled ? "disabled" : zone.isDragReject ? "refusing" : zone.isDragActive ? "over" : "idle";
  const said = { idle: label, disabled: label, over: words.drop, refusing: words.refuse }[state];
  const Icon = state === "refusing" ? Ban : Upload;

  // The row goes and its button with it: the keyboard goes on from the area.
  const remove = (remover: () => void) => () => {
    remover();
    button.current?.focus();
  };

  return (
    <div
      {...rest}
      {...zone.getRootProps()}
      data-slot="dropzone"
      data-size={size}
      data-state={state}
      data-invalid={field["aria-invalid"] || undefined}
      className={cx("ui-dropzone", className)}
    >
      <input {...zone.getInputProps({ style: { display: "none" } })} />
      <button
        ref={button}
        type="button"
        id={field.id}
        disabled={disabled}
        aria-labelledby={cx(fieldLabel, `${own}words`)}
        aria-describedby={field["aria-describedby"]}
        className="ui-dropzone__area"
        onClick={zone.open}
      >
        <span className="ui-dropzone__icon" aria-hidden="true">
          <Icon strokeWidth={1.5} />
        </span>
        <span id={`${own}words`} className="ui-dropzone__words">
          <span className="ui-dropzone__label">{said}</span> {hint && <span className="ui-dropzone__hint">{hint}</span>}
        </span>
      </button>
      {files.length + refused.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its bullets
        <ul role="list" aria-label={words.files} className="ui-dropzone__files">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              words={words}
              onRemove={onRemove && !disabled ? remove(() => onRemove(file.id)) : undefined}
              onRetry={onRetry && !disabled ? () => onRetry(file.id) : undefined}
            />
          ))}
          {refused.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              words={words}
              onRemove={remove(() => setRefused((all) => all.filter(({ id: other }) => other !== file.id)))}
            />
          ))}
        </ul>
      )}
      <span role="status" className="ui-visually-hidden">
        {news}
      </span>
    </div>
  );
};
