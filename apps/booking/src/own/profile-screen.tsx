import type { Erased } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { q } from "./carrel";
import { DownloadMine } from "./download-mine";
import { EraseMine } from "./erase-mine";
import { ErasedPage } from "./erased-page";
import { OwnHead } from "./own-head";
import { OwnPage, type OwnProps } from "./own-page";
import { Part } from "./part";
import { ProfileForm, type TypedProfile } from "./profile-form";

const BOOKINGS = { label: "Your bookings", to: "/dashboard" } as const;

/** Who a visitor is to the organisation, and what it keeps of him. */
export function ProfileScreen() {
  const [erased, setErased] = useState<Erased | null>(null);
  /** A session that ends meanwhile takes away nothing of it. */
  const typed = useRef<TypedProfile | null>(null);
  return (
    <OwnPage address="/profile" title="Your profile" instead={erased && <ErasedPage erased={erased} />}>
      {(props) => <Profile {...props} typed={typed} onErased={setErased} />}
    </OwnPage>
  );
}

interface ProfileProps extends OwnProps {
  typed: { current: TypedProfile | null };
  onErased: (erased: Erased) => void;
}

function Profile({ session, organisation, typed, onErased }: ProfileProps) {
  const query = useQuery(q.visitor.profile());
  return (
    <>
      <OwnHead title="Your profile" session={session} other={BOOKINGS} />
      <Part title="About you" query={query}>
        {(profile) => <ProfileForm key={profile.email} profile={profile} typed={typed} />}
      </Part>
      <DownloadMine orgName={organisation.orgName} />
      <EraseMine orgName={organisation.orgName} email={session.email} onErased={onErased} />
    </>
  );
}
