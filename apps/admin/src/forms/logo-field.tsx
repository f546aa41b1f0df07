import { messageOf, useOnline } from "@carrel/hooks";
import { uploadProgress } from "@carrel/sdk";
import { LogoUpload } from "@carrel/ui/logo-upload";
import { toast } from "@carrel/ui/toast";
import { type ReactNode, useState } from "react";
import { MAX_PICTURE_SIZE, PICTURES } from "./pictures";

interface LogoFieldProps {
  /** "Large logo" */
  title: string;
  hint: string;
  /** What stands there without it. */
  without: string;
  /** Whose it is. */
  orgName: string;
  /** Address of the logo that is stored; null where there is none. */
  src: string | null;
  readOnly: boolean;
  /** Takes a file over; what it is sent with tells how far it is. */
  onSelect: (logo: File, call: { middleware: [ReturnType<typeof uploadProgress>] }) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  /** Below the title: whether it is shown. */
  children?: ReactNode;
}

/** A logo of an organisation. A file is taken over as soon as it is chosen. */
export function LogoField(props: LogoFieldProps) {
  const { title, hint, without, orgName, src, readOnly, onSelect, onRemove, children } = props;
  const [share, setShare] = useState<number | null>();
  const [error, setError] = useState<string>();
  const online = useOnline();
  const logo = `The ${title.toLowerCase()}`;
  const take = async (file: File) => {
    setError(undefined);
    setShare(0);
    try {
      await onSelect(file, {
        middleware: [uploadProgress(({ sent, total }) => setShare(total > 0 && sent < total ? sent / total : null))],
      });
      toast.success(`${logo} is in use`);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setShare(undefined);
    }
  };

  return (
    <section aria-label={title} className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-[length:inherit] font-medium text-strong">{title}</h3>
        <p className="text-muted">{hint}</p>
        {children && <div className="mt-2">{children}</div>}
      </div>
      {readOnly && src === null ? (
        <p className="text-muted">None yet</p>
      ) : (
        <LogoUpload
          name={`${title} of ${orgName}`}
          src={src}
          accept={PICTURES}
          maxSize={MAX_PICTURE_SIZE}
          hint={readOnly ? undefined : "PNG, JPEG, WebP or AVIF, up to 5 MB"}
          onSelect={(file) => void take(file)}
          onRemove={() => onRemove().then(() => toast.success(`${logo} is removed`))}
          {...(share !== undefined && { progress: share })}
          {...(error && { error })}
          disabled={readOnly || !online}
          labels={{ choose: `Drop ${logo.replace("The", "the")} here, or choose it`, removeText: without }}
        />
      )}
    </section>
  );
}
