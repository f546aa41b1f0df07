import { usePermission, useSession } from "@carrel/hooks";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { AddressTabs } from "../../app/address-tabs";
import { isAbove } from "../../app/navigation";
import { ScreenHeader } from "../../app/screen-header";

const TABS = [
  { value: "addresses", label: "Addresses", to: "/website" },
  { value: "site", label: "Your site", to: "/website/site" },
] as const;

/** Where people find the organisation and, for a place that visitors come to, what they find there. */
export function WebsiteScreen() {
  const session = useSession();
  const mayRead = usePermission("website.read");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tab = TABS.find(({ to }) => pathname === to) ?? TABS[0];
  const onTab = (value: string) => {
    const { to } = TABS.find((each) => each.value === value) ?? TABS[0];
    void navigate({ to, resetScroll: false });
  };
  // Who looks after others has the platform in his name, and no site of his own.
  const hasSite = !isAbove(session);
  return (
    <>
      <ScreenHeader
        title="Website"
        description={
          mayRead
            ? hasSite
              ? "Where visitors find you, and what they find there."
              : "The names under which people meet the platform as yours."
            : undefined
        }
        {...(mayRead &&
          hasSite && {
            tabs: <AddressTabs label="Parts of the website" value={tab.value} onValueChange={onTab} items={TABS} />,
          })}
      />
      <Outlet />
    </>
  );
}
