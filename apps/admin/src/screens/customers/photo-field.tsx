import { Avatar } from "@carrel/ui/avatar";
import { Button } from "@carrel/ui/button";
import { Dropzone } from "@carrel/ui/dropzone";
import { Field } from "@carrel/ui/field";
import { Camera, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { PICTURES } from "../../forms/pictures";

// With what it takes to drag and cut a picture, once there is one.
const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog")).CropDialog }));

/** Bytes of the picture that is chosen; what is cut out of it is far smaller. */
const MAX_CHOSEN_SIZE = 25 * 1024 * 1024;
const UNREADABLE = "That picture can't be opened. Choose another one.";

interface PhotoFieldProps {
  /** Whose photo. */
  name: string;
  /** Of the photo that is stored; null where there is none. */
  storedUrl: string | null;
  /** A photo to store; null takes away the stored one, undefined leaves it. */
  value: Blob | null | undefined;
  onValueChange: (photo: Blob | null | undefined) => void;
  error: string | undefined;
}

/** Somebody's photo: chosen, dropped, pasted or taken with a phone's camera, then cut to the face. */
export function PhotoField({ name, storedUrl, value, onValueChange, error }: PhotoFieldProps) {
  const [chosen, setChosen] = useState<Blob>();
  const [unreadable, setUnreadable] = useState(false);
  const [preview, setPreview] = useState<string>();
  const camera = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!value) return setPreview(undefined);
    const made = URL.createObjectURL(value);
    setPreview(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);

  const choose = (file: Blob | undefined) => {
    setUnreadable(false);
    setChosen(file);
  };
  const shown = preview ?? (value === null ? undefined : (storedUrl ?? undefined));

  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={name || "?"} {...(shown && { src: shown })} aria-hidden="true" className="size-20 text-2xl" />
      <Field label="Photo" optional error={unreadable ? UNREADABLE : error} className="min-w-52 flex-1">
        <div className="flex flex-col gap-2">
          <Dropzone
            size="sm"
            label={shown ? "Drop another photo here, or choose it" : "Drop a photo here, or choose it"}
            hint="PNG, JPEG, WebP or AVIF"
            accept={PICTURES}
            maxSize={MAX_CHOSEN_SIZE}
            onFiles={([file]) => choose(file)}
          />
          <div className="flex flex-wrap gap-2">
            {/* A device without a touch screen opens the same choice of files. */}
            <Button
              size="sm"
              className="hidden pointer-coarse:inline-flex"
              icon={<Camera />}
              onClick={() => camera.current?.click()}
            >
              Take photo
            </Button>
            {shown && (
              <Button
                size="sm"
                variant="danger-ghost"
                icon={<Trash2 />}
                onClick={() => onValueChange(storedUrl === null ? undefined : null)}
              >
                Remove photo
              </Button>
            )}
          </div>
        </div>
      </Field>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        tabIndex={-1}
        aria-label="Take photo"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Suspense>
        {chosen && (
          <CropDialog
            picture={chosen}
            onCropped={(photo) => {
              onValueChange(photo);
              setChosen(undefined);
            }}
            onUnreadable={() => {
              setUnreadable(true);
              setChosen(undefined);
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
