"use client";
import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, X } from "lucide-react";
import { type CSSProperties, useId, useState } from "react";
import { IconButton } from "../icon-button";
import { fileSize } from "./file-size";
import type { DropzoneLabels } from "./labels";
import "./dropzone.css";

export interface DropzoneFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1 while it goes up; null while that is not known; left out once it is there. */
  progress?: number | null;
  /** What went wrong with this file, and what to do. */
  error?: string;
  /** Address of a small picture of it. */
  thumbnail?: string;
}

export interface FileRowProps {
  file: DropzoneFile;
  words: DropzoneLabels;
  onRemove?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

const stateOf = ({ error, progress }: DropzoneFile) =>
  error ? "failed" : progress === undefined ? "done" : progress === null ? "waiting" : "loading";

/** One file of a Dropzone: what it is, how far it is, what is wrong with it. */
export const FileRow = ({ file, words, onRemove, onRetry }: FileRowProps) => {
  const id = useId();
  /** Of a file that is no picture, whatever its name says. */
  const [broken, setBroken] = useState<string>();
  const state = stateOf(file);
  const percent = Math.round((file.progress ?? 0) * 100);
  return (
    <li data-slot="dropzone-file" data-state={state} className="ui-dropzone__file">
      <span className="ui-dropzone__thumbnail" aria-hidden="true">
        {file.thumbnail && file.thumbnail !== broken ? (
          <img src={file.thumbnail} alt="" onError={() => setBroken(file.thumbnail)} />
        ) : (
          <FileIcon strokeWidth={1.5} />
        )}
      </span>
      <div className="ui-dropzone__about">
        <span id={id} className="ui-dropzone__name">
          {file.name}
        </span>
        {file.error ? (
          <span className="ui-dropzone__error">
            <CircleAlert strokeWidth={1.5} aria-hidden="true" className="ui-dropzone__mark" />
            {file.error}
          </span>
        ) : (
          <span className="ui-dropzone__facts">
            <span>{fileSize(file.size)}</span>
            {state === "done" && (
              <span className="ui-dropzone__done">
                <CircleCheck strokeWidth={1.5} aria-hidden="true" className="ui-dropzone__mark" />
                {words.done}
              </span>
            )}
            {state === "waiting" && <span>{words.waiting}</span>}
            {state === "loading" && <span>{percent}%</span>}
          </span>
        )}
        {(state === "loading" || state === "waiting") && (
          <span
            role="progressbar"
            aria-labelledby={id}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={state === "loading" ? percent : undefined}
            className="ui-dropzone__track"
            style={{ "--ui-share": percent / 100 } as CSSProperties}
          />
        )}
      </div>
      {onRetry && file.error && (
        <IconButton size="sm" label={words.retry(file.name)} onClick={onRetry}>
          <RotateCw strokeWidth={1.5} />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="sm" label={words.remove(file.name)} onClick={onRemove} className="ui-dropzone__remove">
          <X strokeWidth={1.5} />
        </IconButton>
      )}
    </li>
  );
};
