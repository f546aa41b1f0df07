import { useSession, useTerminology } from "@carrel/hooks";
import { can } from "@carrel/sdk/domain";
import { AppShell } from "@carrel/ui/app-shell";
import { BranchSwitcher } from "@carrel/ui/branch-switcher";
import { IconButton } from "@carrel/ui/icon-button";
import { Sidebar } from "@carrel/ui/sidebar";
import { ThemePanel } from "@carrel/ui/theme-panel";
import { Topbar } from "@carrel/ui/topbar";
import { UserMenu } from "@carrel/ui/user-menu";
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { LogOut, Palette } from "lucide-react";
import { useState } from "react";
import { Brand } from "./brand";
import { client, q, queryClient } from "./carrel";
import { ChangeBranchDialog } from "./change-branch-dialog";
import { NAVIGATION } from "./navigation";

/** Sidebar, top bar and the screen between them. */
export function OfficeShell() {
  const session = useSession();
  const words = useTerminology();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"branch" | "theme" | null>(null);
  const branch = useQuery({
    ...q.branches.get({ id: session.selectedBranch ?? "" }),
    enabled: session.selectedBranch !== null && can(session, "branches.read"),
  });

  const signOut = async () => {
    // The token is gone here even when the server can't be told.
    await client.auth.logout().catch(() => client.signOut());
    queryClient.clear();
    await navigate({ to: "/auth/login" });
  };

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
        sidebar={<Sidebar header={<Brand />} groups={groups} />}
        topbar={
          <Topbar
            start={
              <BranchSwitcher
                branch={branch.data?.name ?? null}
                placeholder="No branch yet"
                disabled={session.selectedBranch === null}
                onPress={() => setDialog("branch")}
              />
            }
            end={
              <>
                <IconButton label="Theme settings" variant="ghost" onClick={() => setDialog("theme")}>
                  <Palette strokeWidth={1.5} />
                </IconButton>
                <UserMenu
                  name={session.name}
                  email={session.email}
                  items={[{ label: "Sign out", icon: <LogOut strokeWidth={1.5} />, onSelect: () => void signOut() }]}
                />
              </>
            }
          />
        }
      >
        <Outlet />
      </AppShell>
      <ChangeBranchDialog open={dialog === "branch"} onOpenChange={(open) => setDialog(open ? "branch" : null)} />
      <ThemePanel
        open={dialog === "theme"}
        onOpenChange={(open) => setDialog(open ? "theme" : null)}
        canChangeTheme={!session.loggedOrgDetails.isReseller && !session.loggedOrgDetails.isClient}
      />
    </>
  );
}
