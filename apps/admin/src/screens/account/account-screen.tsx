import { ScreenHeader } from "../../app/screen-header";
import { SecondFactorsCard } from "./factors/second-factors-card";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { TrackingCard } from "./tracking-card";

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
