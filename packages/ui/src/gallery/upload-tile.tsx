"use client";
import { ImagePlus } from "lucide-react";
import { type ReactNode, type Ref, useState } from "react";
import { type Accept, useDropzone } from "react-dropzone";
import { Callout } from "../callout";
import { LABELS as DROP_LABELS } from "../dropzone/labels";
import { describeRejections, type RejectedFile } from "../dropzone/rejections";
import type { GalleryLabels } from "./labels";
import "./gallery.css";

export interface UploadTileProps {
  ref?: Ref<HTMLButtonElement>;
  accept: Accept | undefined;
  maxSize: number | undefined;
  hint: ReactNode;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  words: GalleryLabels;
}

/** The last tile of a Gallery: takes photos by press, drop and paste. */
export const UploadTile = ({ ref, accept, maxSize, hint, disabled, onFiles, words }: UploadTileProps) => {
  const [refused, setRefused] = useState<RejectedFile[]>([]);
  const zone = useDropzone({
    accept,
    maxSize,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, rejections) => {
      setRefused(
        describeRejections(rejections, { accept, maxSize, maxFiles: 0 }, { ...DROP_LABELS, ...words.dropzone }),
      );
      if (taken.length > 0) onFiles(taken);
    },
  });
  return (
    <li className="ui-gallery__tile">
      <div {...zone.getRootProps()}>
        <input {...zone.getInputProps({ style: { display: "none" } })} />
        <button
          ref={ref}
          type="button"
          disabled={disabled}
          data-state={zone.isDragActive ? "over" : "idle"}
          className="ui-gallery__add"
          onClick={zone.open}
        >
          <ImagePlus strokeWidth={1.5} aria-hidden="true" />
          <span className="ui-gallery__add-label">{zone.isDragActive ? words.drop : words.add}</span>{" "}
          {hint && <span className="ui-gallery__hint">{hint}</span>}
        </button>
      </div>
      {refused.length > 0 && (
        <Callout tone="danger" title={words.refused} live className="ui-gallery__refused">
          {refused.map(({ id, name, error }) => (
            <p key={id}>
              {name}: {error}
            </p>
          ))}
        </Callout>
      )}
    </li>
  );
};
