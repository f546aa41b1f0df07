import { Button } from "@carrel/ui/button";
import { Dialog } from "@carrel/ui/dialog";
import { Field } from "@carrel/ui/field";
import { Slider } from "@carrel/ui/slider";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";

/** Pixels; the photo is shown no larger. */
const MAX_SIDE = 800;

/** A part of a picture, in its own pixels. */
interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a square out of a picture, as a JPEG.
 * @throws DOMException for what the browser can't read as a picture
 */
async function cropPicture(picture: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(width)));
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext("2d");
  if (!pen) throw new DOMException("The picture could not be drawn", "InvalidStateError");
  // A JPEG has no transparency: it would turn black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, side, side);
  pen.drawImage(bitmap, x, y, width, height, 0, 0, side, side);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}

interface CropDialogProps {
  picture: Blob;
  onCropped: (photo: Blob) => void;
  /** The browser can't read it as a picture. */
  onUnreadable: () => void;
  onClose: () => void;
}

const MAX_ZOOM = 4;

/** The part of a picture that shows the face: dragged, pinched, or moved by the keyboard. */
export function CropDialog({ picture, onCropped, onUnreadable, onClose }: CropDialogProps) {
  const [address, setAddress] = useState<string>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);

  const use = async (kept: CropArea) => {
    setBusy(true);
    try {
      onCropped(await cropPicture(picture, kept));
    } catch {
      onUnreadable();
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose the part to keep"
      description="Drag the picture, or move it with the arrow keys."
      // The form below takes Ctrl+Enter for itself.
      onKeyDown={(event) => event.stopPropagation()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={busy} disabled={!area} onClick={() => area && void use(area)}>
            Use photo
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="relative h-72 overflow-hidden rounded-md bg-surface-sunken">
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
              mediaProps={{ alt: "", onError: onUnreadable }}
              cropperProps={{ role: "group", "aria-label": "The part that is kept; arrow keys move the picture" }}
            />
          )}
        </div>
        <Field label="Zoom">
          <Slider
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={[zoom]}
            onValueChange={([next]) => next !== undefined && setZoom(next)}
            format={(value) => `${Math.round(value * 100)}%`}
          />
        </Field>
      </div>
    </Dialog>
  );
}
