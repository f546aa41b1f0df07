import { messageOf, useOnline } from "@carrel/hooks";
import { uploadProgress } from "@carrel/sdk";
import type { Reseller } from "@carrel/sdk/schemas";
import { LogoUpload } from "@carrel/ui/logo-upload";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { q } from "../../app/carrel";
import { MAX_PICTURE_SIZE, PICTURES } from "../../forms/pictures";

const TEXTS = {
  large: { title: "Large logo", hint: "On the sign-in page and at the head of the menu." },
  small: { title: "Small logo", hint: "Where there is little room: in the folded menu, on a phone." },
};
/** What takes each logo away. */
const REMOVAL = { small: { logoSmall: null }, large: { logoLarge: null } } as const;

interface ResellerLogoProps {
  reseller: Pick<Reseller, "_id" | "orgName" | "logoSquare">;
  logoType: "small" | "large";
  /** Address of the logo that is stored; null where there is none. */
  src: string | null;
  readOnly: boolean;
  /** Below the title: whether it is shown. */
  children: ReactNode;
}

/** One of a reseller's logos. A file is taken over as soon as it is chosen. */
export function ResellerLogo({ reseller, logoType, src, readOnly, children }: ResellerLogoProps) {
  const { title, hint } = TEXTS[logoType];
  const [share, setShare] = useState<number | null>();
  const [error, setError] = useState<string>();
  const online = useOnline();
  const remove = useMutation(q.resellers.updateBranding());
  const upload = useMutation({
    ...q.resellers.uploadLogo({
      middleware: [uploadProgress(({ sent, total }) => setShare(total > 0 && sent < total ? sent / total : null))],
    }),
    onMutate: () => {
      setError(undefined);
      setShare(0);
    },
    onSuccess: () => void toast.success(`The ${title.toLowerCase()} is in use`),
    onError: (failure) => setError(messageOf(failure)),
    onSettled: () => setShare(undefined),
  });

  return (
    <section aria-label={title} className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-[length:inherit] font-medium text-strong">{title}</h3>
        <p className="text-muted">{hint}</p>
        <div className="mt-2">{children}</div>
      </div>
      {readOnly && src === null ? (
        <p className="text-muted">None yet</p>
      ) : (
        <LogoUpload
          name={`${title} of ${reseller.orgName}`}
          src={src}
          accept={PICTURES}
          maxSize={MAX_PICTURE_SIZE}
          hint="PNG, JPEG, WebP or AVIF, up to 5 MB"
          onSelect={(logo) => upload.mutate({ resellerId: reseller._id, logo, logoType })}
          onRemove={() =>
            remove
              .mutateAsync({ id: reseller._id, branding: REMOVAL[logoType] })
              .then(() => toast.success(`The ${title.toLowerCase()} is removed`))
          }
          {...(share !== undefined && { progress: share })}
          {...(error && { error })}
          disabled={readOnly || !online}
          labels={{
            choose: `Drop the ${title.toLowerCase()} here, or choose it`,
            removeText: reseller.logoSquare
              ? "The square logo stands in its place."
              : "The first letter of the name stands in its place.",
          }}
        />
      )}
    </section>
  );
}
