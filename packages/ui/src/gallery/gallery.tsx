"use client";
import { cx } from "class-variance-authority";
import { CircleAlert, Trash2 } from "lucide-react";
import { type ComponentProps, type CSSProperties, type ReactNode, useRef, useState } from "react";
import type { Accept } from "react-dropzone";
import { AlertDialog } from "../alert-dialog";
import { IconButton } from "../icon-button";
import { Image } from "../image";
import type { GalleryImage } from "./gallery-image";
import { type GalleryLabels, LABELS } from "./labels";
import { Lightbox } from "./lightbox";
import { UploadTile } from "./upload-tile";
import "./gallery.css";

export interface GalleryProps extends Omit<ComponentProps<"div">, "children"> {
  /** Names the list: "Photos of Library Lane". */
  label: string;
  images: readonly GalleryImage[];
  /** Adds the upload tile. */
  onAdd?: (files: File[]) => void;
  /** Adds a button to each photo; asked first. A promise keeps the question until it settles. */
  onDelete?: (id: string) => unknown;
  /** MIME types and their extensions. */
  accept?: Accept;
  /** Bytes a photo may have. */
  maxSize?: number;
  /** On the upload tile: "PNG or JPG, up to 5 MB". */
  hint?: ReactNode;
  disabled?: boolean;
  labels?: Partial<GalleryLabels>;
}

/**
 * Photos of a place in a grid; a press shows one large.
 *
 * @example <Gallery label="Photos of Library Lane" images={photos} onAdd={upload} onDelete={remove} />
 */
export const Gallery = ({
  label,
  images,
  onAdd,
  onDelete,
  accept,
  maxSize,
  hint,
  disabled = false,
  labels,
  className,
  ...rest
}: GalleryProps) => {
  const words = { ...LABELS, ...labels };
  // Which photo, apart from whether: it stays in sight while the overlay closes.
  const [shown, setShown] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const [asked, setAsked] = useState<GalleryImage | null>(null);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef(0);
  const there = images.filter(({ progress, error }) => progress === undefined && !error);

  const ask = (image: GalleryImage, button: HTMLElement) => {
    opener.current = button;
    place.current = images.indexOf(image);
    setAsked(image);
    setAsking(true);
  };
  const show = (id: string) => {
    setShown(id);
    setLarge(true);
  };
  /** Back to the button; with its photo gone, to what stands in its place now. */
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const tiles = list.current?.children;
    const tile = tiles?.[Math.min(place.current, tiles.length - 1)];
    if (opener.current?.isConnected) opener.current.focus();
    else tile?.querySelector("button")?.focus();
  };

  return (
    <div {...rest} data-slot="gallery" className={cx("ui-gallery", className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its bullets */}
      <ul ref={list} role="list" aria-label={label} className="ui-gallery__grid">
        {images.map((image) => {
          const name = image.caption || image.alt;
          const loading = image.progress !== undefined && !image.error;
          return (
            <li
              key={image.id}
              data-slot="gallery-item"
              data-state={image.error ? "failed" : loading ? "loading" : "ready"}
              className="ui-gallery__tile"
            >
              <div className="ui-gallery__frame">
                <button
                  type="button"
                  disabled={loading || Boolean(image.error)}
                  className="ui-gallery__open"
                  onClick={() => show(image.id)}
                >
                  <span className="ui-visually-hidden">{words.open(name)}</span>
                  <Image src={image.src} alt="" ratio={4 / 3} brokenLabel={words.broken} />
                </button>
                {onDelete && (
                  <IconButton
                    size="sm"
                    variant="secondary"
                    label={words.remove(name)}
                    disabled={disabled}
                    className="ui-gallery__remove"
                    onClick={(event) => ask(image, event.currentTarget)}
                  >
                    <Trash2 strokeWidth={1.5} />
                  </IconButton>
                )}
                {loading && (
                  <span
                    role="progressbar"
                    aria-label={words.loading(name)}
                    aria-valuemin={0}
                    aria-valuemax={1}
                    aria-valuenow={image.progress ?? undefined}
                    className="ui-gallery__track"
                    style={{ "--ui-share": image.progress ?? 0 } as CSSProperties}
                  />
                )}
              </div>
              {image.error && (
                <p className="ui-gallery__error">
                  <CircleAlert strokeWidth={1.5} aria-hidden="true" />
                  {image.error}
                </p>
              )}
              {image.caption && <p className="ui-gallery__caption">{image.caption}</p>}
            </li>
          );
        })}
        {onAdd && (
          <UploadTile accept={accept} maxSize={maxSize} hint={hint} disabled={disabled} onFiles={onAdd} words={words} />
        )}
      </ul>
      <Lightbox images={there} shown={shown} onShow={show} open={large} onClose={() => setLarge(false)} words={words} />
      {onDelete && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          onCloseAutoFocus={returnFocus}
          tone="danger"
          title={words.removeTitle}
          description={asked && [asked.caption || asked.alt, words.removeText].join(". ")}
          confirmLabel={words.removeConfirm}
          cancelLabel={words.removeCancel}
          onConfirm={() => asked && onDelete(asked.id)}
        />
      )}
    </div>
  );
};
