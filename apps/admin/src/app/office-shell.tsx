import { useOnline, useSession, useTerminology } from "@carrel/hooks";
import { AppShell } from "@carrel/ui/app-shell";
import { Banner } from "@carrel/ui/banner";
import { IconButton } from "@carrel/ui/icon-button";
import { Sidebar, type SidebarGroup } from "@carrel/ui/sidebar";
import { Topbar } from "@carrel/ui/topbar";
import { UserMenu } from "@carrel/ui/user-menu";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { LogOut, Palette, UserRound, WifiOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useConfirmation } from "./confirmation";
import { CurrentBranch } from "./current-branch";
import { isPlaceOf, NAVIGATION, type Place, sidebarOf } from "./navigation";
import { NotificationBell } from "./notification-bell";
import { OfficeBrand } from "./office-brand";
import { PaletteButton } from "./palette-button";
import { PastDueBanner } from "./past-due-banner";
import { rememberedMore, rememberedSidebar, rememberMore, rememberSidebar } from "./remembered-sidebar";
import { useSignInAgain } from "./sign-in-again";
import { signOut } from "./sign-out";
import { TrialNote } from "./trial-note";
import { useShortcuts } from "./use-shortcuts";
import { useStanding } from "./use-standing";

// Each loads when it is first opened.
const ThemePanel = lazy(async () => ({ default: (await import("@carrel/ui/theme-panel")).ThemePanel }));
const ChangeBranchDialog = lazy(async () => ({ default: (await import("./change-branch-dialog")).ChangeBranchDialog }));
const OfficePalette = lazy(async () => ({ default: (await import("./palette/office-palette")).OfficePalette }));
const OfficeShortcuts = lazy(async () => ({ default: (await import("./office-shortcuts")).OfficeShortcuts }));
const ConfirmDialog = lazy(async () => ({ default: (await import("./confirm-dialog")).ConfirmDialog }));
const SignInAgainDialog = lazy(async () => ({ default: (await import("./sign-in-again-dialog")).SignInAgainDialog }));

type Overlay = "branch" | "theme" | "palette" | "help";
const NEVER_OPENED: Record<Overlay, boolean> = { branch: false, theme: false, palette: false, help: false };

/** Sidebar, top bar and the screen between them. */
export function OfficeShell() {
  const session = useSession();
  const words = useTerminology();
  const { pathname } = useLocation();
  const router = useRouter();
  const online = useOnline();
  const signInAgain = useSignInAgain();
  const confirms = useConfirmation();
  const standing = useStanding();
  const [isMoreOpen, setMoreOpen] = useState(rememberedMore);
  const more = {
    open: isMoreOpen,
    onOpenChange: (open: boolean) => {
      setMoreOpen(open);
      rememberMore(open);
    },
  };
  const [dialog, setDialog] = useState<Overlay | null>(null);
  /** Which were ever opened: they stay, closed, so that closing can fade out and give the focus back. */
  const [opened, setOpened] = useState(NEVER_OPENED);
  const openDialog = (which: Overlay) => {
    setOpened((before) => ({ ...before, [which]: true }));
    setDialog(which);
  };
  const close = () => setDialog(null);
  const overlay = (which: Overlay) => ({
    open: dialog === which,
    onOpenChange: (open: boolean) => (open ? openDialog(which) : close()),
  });
  const places = NAVIGATION.flatMap((group) => group.places).filter((place) => isPlaceOf(session, place));
  useShortcuts({
    onPalette: () => (dialog === "palette" ? close() : openDialog("palette")),
    onHelp: () => openDialog("help"),
    onSearch: () => {
      const search = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (search) search.focus();
      else openDialog("palette");
    },
    onPlace: (letter) => {
      const place = places.find(({ key }) => key === letter);
      if (place) void router.navigate({ href: place.to });
    },
  });

  const item = ({ to, label, icon: Icon }: Place) => ({
    href: to,
    label: label(words),
    icon: <Icon />,
    active: pathname === to || pathname.startsWith(`${to}/`),
  });
  const { groups, rest } = sidebarOf(session);
  const sidebarGroups: SidebarGroup[] = groups.map(({ label, places }) => ({ label, items: places.map(item) }));
  if (rest.length > 0) sidebarGroups.push({ label: "More", items: rest.map(item), folded: more });

  return (
    <>
      <AppShell
        defaultCollapsed={rememberedSidebar()}
        onCollapsedChange={rememberSidebar}
        banner={
          <>
            {!online && (
              <Banner tone="warning" icon={<WifiOff />}>
                You are offline. What you see may be old; nothing can be saved until the connection is back.
              </Banner>
            )}
            {standing?.kind === "pastDue" && <PastDueBanner {...standing} />}
          </>
        }
        sidebar={
          <Sidebar
            header={<OfficeBrand />}
            groups={sidebarGroups}
            footer={standing?.kind === "trial" && <TrialNote {...standing} />}
          />
        }
        topbar={
          <Topbar
            start={<CurrentBranch onChange={() => openDialog("branch")} />}
            center={<PaletteButton onPress={() => openDialog("palette")} />}
            end={
              <>
                <NotificationBell />
                <IconButton label="Theme settings" variant="ghost" onClick={() => openDialog("theme")}>
                  <Palette />
                </IconButton>
                <UserMenu
                  name={session.name}
                  email={session.email}
                  items={[
                    {
                      label: "Your account",
                      icon: <UserRound />,
                      onSelect: () => void router.navigate({ to: "/account" }),
                    },
                    { label: "Sign out", icon: <LogOut />, onSelect: () => void signOut(router) },
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
        {opened.branch && <ChangeBranchDialog {...overlay("branch")} />}
        {opened.theme && <ThemePanel {...overlay("theme")} />}
        {opened.palette && <OfficePalette {...overlay("palette")} onOverlay={openDialog} />}
        {opened.help && <OfficeShortcuts {...overlay("help")} />}
        {confirms && <ConfirmDialog />}
        {signInAgain && <SignInAgainDialog />}
      </Suspense>
    </>
  );
}
