"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Direction } from "radix-ui";
import type { KeyboardEvent } from "react";
import { Dialog } from "../dialog";
import { IconButton } from "../icon-button";
import { Image } from "../image";
import type { GalleryImage } from "./gallery-image";
import { type GalleryLabels, LABELS } from "./labels";
import "./gallery.css";

export interface LightboxProps {
  images: readonly GalleryImage[];
  /** Id of the one that is shown; it stays while the view closes. */
  shown: string | null;
  onShow: (id: string) => void;
  open: boolean;
  onClose: () => void;
  words?: GalleryLabels;
}

/**
 * One photo large, the others by arrows. It goes round: after the last comes the first.
 *
 * @example <Lightbox images={photos} shown={id} onShow={setId} open={open} onClose={close} />
 */
export const Lightbox = ({ images, shown, onShow, open, onClose, words = LABELS }: LightboxProps) => {
  const direction = Direction.useDirection();
  const index = images.findIndex(({ id }) => id === shown);
  const image = images[index];
  const step = (by: number) => {
    const next = images[(index + by + images.length) % images.length];
    if (next) onShow(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === forward ? 1 : -1);
  };
  return (
    <Dialog
      open={open && image !== undefined}
      onOpenChange={(next) => !next && onClose()}
      size="xl"
      title={image?.caption || image?.alt}
      className="ui-gallery-lightbox"
      onKeyDown={onKeyDown}
      footer={
        images.length > 1 && (
          <>
            <IconButton label={words.previous} onClick={() => step(-1)}>
              <ChevronLeft data-mirror strokeWidth={1.5} />
            </IconButton>
            <output className="ui-gallery__place">{words.place(index + 1, images.length)}</output>
            <IconButton label={words.next} onClick={() => step(1)}>
              <ChevronRight data-mirror strokeWidth={1.5} />
            </IconButton>
          </>
        )
      }
    >
      {image && <Image src={image.src} alt={image.alt} fit="contain" brokenLabel={words.broken} loading="eager" />}
    </Dialog>
  );
};
