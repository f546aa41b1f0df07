import { ScreenHeader } from "../../app/screen-header";
import { PasswordCard } from "./password-card";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";

/** One's own account: name, password, and where one is signed in. */
export function AccountScreen() {
  return (
    <>
      <ScreenHeader title="Your account" />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <ProfileCard />
          <PasswordCard />
        </div>
        <SessionsCard />
      </div>
    </>
  );
}
