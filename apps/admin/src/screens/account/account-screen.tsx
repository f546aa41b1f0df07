import { useSession } from "@carrel/hooks";
import { isTracked, onTrackingChange, setTracked } from "@carrel/sdk";
import { Card } from "@carrel/ui/card";
import { Switch } from "@carrel/ui/switch";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { q } from "../../app/carrel";
import { OnlineButton } from "../../app/online-button";
import { ScreenHeader } from "../../app/screen-header";
import { SecondFactorsCard } from "./factors/second-factors-card";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { SessionList, useEndSessions } from "./session-list";

/** One's own account: name, password, second factors, where one is signed in, and what is noted of it. */
export function AccountScreen() {
  return (
    <>
      <ScreenHeader title="Your account" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ProfileCard />
          <PasswordCard />
          <TrackingCard />
        </div>
        <div className="flex flex-col gap-6">
          <SecondFactorsCard />
          <SessionsCard />
        </div>
      </div>
    </>
  );
}

/** Whether it is noted what one does here. The choice is kept on this device and counts at once. */
function TrackingCard() {
  const { orgName } = useSession().loggedOrgDetails;
  const isOn = useSyncExternalStore(onTrackingChange, isTracked);
  return (
    <Card title="Tracking" description={`Helps ${orgName} to see which screens are used.`}>
      <Switch
        label="Note what I do on this device"
        description="Which screens you open and which changes you save, by name and time. Never what you type or whom you look at."
        checked={isOn}
        onCheckedChange={setTracked}
      />
    </Card>
  );
}

/** Where one is signed in, and what ends it elsewhere. */
function SessionsCard() {
  const sessions = useQuery(q.auth.sessions());
  const revoke = useMutation(q.auth.revokeSession());
  const { ask, dialog } = useEndSessions((id) => revoke.mutateAsync({ id }));
  const elsewhere = (sessions.data ?? []).filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Where you are signed in"
      description="You don't know one of them? End it, then change your password."
      actions={
        elsewhere.length > 1 && (
          <OnlineButton size="sm" onClick={() => ask(elsewhere)}>
            End all others
          </OnlineButton>
        )
      }
    >
      <SessionList what="Your sessions" sessions={sessions} onEnd={ask} />
      {dialog}
    </Card>
  );
}
