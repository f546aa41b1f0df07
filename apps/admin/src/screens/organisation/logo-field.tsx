import { messageOf, useOnline } from "@carrel/hooks";
import { type OrganisationProfile, uploadProgress } from "@carrel/sdk";
import { LogoUpload } from "@carrel/ui/logo-upload";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { q } from "../../app/carrel";
import { organisationChanged } from "../../app/organisation-changes";
import { MAX_PICTURE_SIZE, PICTURES } from "../../forms/pictures";
import type { SectionProps } from "./use-settings-form";

type LogoType = "small" | "large" | "square";

/** What takes each logo away. */
const REMOVAL = {
  small: { branding: { logoSmall: null } },
  large: { branding: { logoLarge: null } },
  square: { logoSquare: null },
} as const;

interface LogoFieldProps extends SectionProps {
  logoType: LogoType;
  title: string;
  hint: string;
  /** What stands there without it. */
  without: string;
  organisation: Pick<OrganisationProfile, "_id" | "name">;
  /** Address of the logo that is stored; null where there is none. */
  src: string | null;
  /** Below the title: whether it is shown. */
  children?: ReactNode;
}

/** One of the three logos. A file is taken over as soon as it is chosen. */
export function LogoField(props: LogoFieldProps) {
  const { logoType, title, hint, without, organisation, src, readOnly, children } = props;
  const [share, setShare] = useState<number | null>();
  const [error, setError] = useState<string>();
  const online = useOnline();
  const remove = useMutation({ ...q.organisation.updateSettings(), onSuccess: organisationChanged });
  const upload = useMutation({
    ...q.organisation.uploadLogo({
      middleware: [uploadProgress(({ sent, total }) => setShare(total > 0 && sent < total ? sent / total : null))],
    }),
    onMutate: () => {
      setError(undefined);
      setShare(0);
    },
    onSuccess: (profile) => {
      organisationChanged(profile);
      toast.success(`The ${title.toLowerCase()} is in use`);
    },
    onError: (failure) => setError(messageOf(failure)),
    onSettled: () => setShare(undefined),
  });

  return (
    <section aria-label={title} className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-[length:inherit] font-medium text-strong">{title}</h3>
        <p className="text-muted">{hint}</p>
        {children && <div className="mt-2">{children}</div>}
      </div>
      <LogoUpload
        name={`${title} of ${organisation.name}`}
        src={src}
        accept={PICTURES}
        maxSize={MAX_PICTURE_SIZE}
        hint={readOnly ? undefined : "PNG, JPEG, WebP or AVIF, up to 5 MB"}
        onSelect={(logo) => upload.mutate({ logo, logoType })}
        onRemove={() =>
          remove
            .mutateAsync({ _id: organisation._id, ...REMOVAL[logoType] })
            .then(() => toast.success(`The ${title.toLowerCase()} is removed`))
        }
        {...(share !== undefined && { progress: share })}
        {...(error && { error })}
        disabled={readOnly || !online}
        labels={{
          choose: readOnly ? "None yet" : `Drop the ${title.toLowerCase()} here, or choose it`,
          removeText: without,
        }}
      />
    </section>
  );
}
