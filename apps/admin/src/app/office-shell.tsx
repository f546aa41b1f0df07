import { useSession, useTerminology } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { AppShell } from "@carrel/ui/app-shell";
import { Banner } from "@carrel/ui/banner";
import { IconButton } from "@carrel/ui/icon-button";
import { Sidebar } from "@carrel/ui/sidebar";
import { Topbar } from "@carrel/ui/topbar";
import { UserMenu } from "@carrel/ui/user-menu";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { LogOut, Palette, UserRound, WifiOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CurrentBranch } from "./current-branch";
import { NAVIGATION } from "./navigation";
import { OfficeBrand } from "./office-brand";
import { rememberedSidebar, rememberSidebar } from "./remembered-sidebar";
import { useSignInAgain } from "./sign-in-again";
import { signOut } from "./sign-out";
import { useOnline } from "./use-online";

// Each loads when it is first opened.
const ThemePanel = lazy(async () => ({ default: (await import("@carrel/ui/theme-panel")).ThemePanel }));
const ChangeBranchDialog = lazy(async () => ({
  default: (await import("./change-branch-dialog")).ChangeBranchDialog,
}));
const SignInAgainDialog = lazy(async () => ({
  default: (await import("./sign-in-again-dialog")).SignInAgainDialog,
}));

/** Sidebar, top bar and the screen between them. */
export function OfficeShell() {
  const session = useSession();
  const words = useTerminology();
  const { pathname } = useLocation();
  const router = useRouter();
  const online = useOnline();
  const signInAgain = useSignInAgain();
  const [dialog, setDialog] = useState<"branch" | "theme" | null>(null);
  /** Which were ever opened: they stay, closed, so that closing can fade out and give the focus back. */
  const [opened, setOpened] = useState({ branch: false, theme: false });
  const openDialog = (which: "branch" | "theme") => {
    setOpened((before) => ({ ...before, [which]: true }));
    setDialog(which);
  };
  const close = () => setDialog(null);

  const groups = NAVIGATION.map(({ label, places }) => ({
    label,
    items: places
      .filter((place) => can(session, place.permission))
      .map(({ to, label: name, icon: Icon }) => ({
        href: to,
        label: name(words),
        icon: <Icon strokeWidth={1.5} />,
        active: pathname === to || pathname.startsWith(`${to}/`),
      })),
  })).filter((group) => group.items.length > 0);

  return (
    <>
      <AppShell
        // The table headings stick below the top bar, which is 4rem high.
        className="[--ui-table-top:4rem]"
        defaultCollapsed={rememberedSidebar()}
        onCollapsedChange={rememberSidebar}
        banner={
          !online && (
            <Banner tone="warning" icon={<WifiOff strokeWidth={1.5} />}>
              You are offline. What you see may be old; nothing can be saved until the connection is back.
            </Banner>
          )
        }
        sidebar={<Sidebar header={<OfficeBrand />} groups={groups} />}
        topbar={
          <Topbar
            start={<CurrentBranch onChange={() => openDialog("branch")} />}
            end={
              <>
                <IconButton label="Theme settings" variant="ghost" onClick={() => openDialog("theme")}>
                  <Palette strokeWidth={1.5} />
                </IconButton>
                <UserMenu
                  name={session.name}
                  email={session.email}
                  items={[
                    {
                      label: "Your account",
                      icon: <UserRound strokeWidth={1.5} />,
                      onSelect: () => void router.navigate({ to: "/account" }),
                    },
                    { label: "Sign out", icon: <LogOut strokeWidth={1.5} />, onSelect: () => void signOut(router) },
                  ]}
                />
              </>
            }
          />
        }
      >
        <Outlet />
      </AppShell>
      <Suspense>
        {opened.branch && <ChangeBranchDialog open={dialog === "branch"} onOpenChange={(open) => !open && close()} />}
        {opened.theme && (
          <ThemePanel
            open={dialog === "theme"}
            onOpenChange={(open) => !open && close()}
            canChangeTheme={!session.loggedOrgDetails.isReseller && !session.loggedOrgDetails.isClient}
          />
        )}
        {signInAgain && <SignInAgainDialog />}
      </Suspense>
    </>
  );
}
