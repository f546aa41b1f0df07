import { useSession, useTerminology } from "@carrel/hooks";
import type { Session } from "@carrel/sdk";
import { CommandPalette, type PaletteGroup, type PaletteItem } from "@carrel/ui/command-palette";
import { useLocation, useRouter } from "@tanstack/react-router";
import { BookOpen, Keyboard, List, LogOut, type LucideIcon, MapPin, Palette, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { countText } from "../../lists/count-text";
import { pageAt } from "../guide/places";
import { useGuide } from "../guide/use-guide";
import { isPlaceOf, NAVIGATION } from "../navigation";
import { isOpenTo } from "../needs";
import { signOut } from "../sign-out";
import type { PaletteAction } from "./actions";
import { ACTIONS } from "./actions";
import { type Recent, recentsOf, rememberRecent } from "./recents";
import { type Hit, type PaletteSource, SOURCES } from "./sources";
import { type FoundIn, useFound } from "./use-found";

interface OfficePaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens another of the shell's overlays. */
  onOverlay: (overlay: "branch" | "theme" | "help") => void;
}

const guideAddress = (page = "") => `/help/guide/${page}`;
const drawn = (Icon: LucideIcon) => <Icon />;

/** Everything that the person can do, go to or look up, by typing. */
export function OfficePalette({ open, onOpenChange, onOverlay }: OfficePaletteProps) {
  const session = useSession();
  const words = useTerminology();
  const router = useRouter();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState("");
  const { found, search, isLoading } = useFound(open ? typed : "");

  const { pages } = useGuide();
  const here = pageAt(pathname);

  const remember = (recent: Recent) => rememberRecent(session._id, recent);
  const go = (href: string) => void router.navigate({ href });
  const leading = (item: Omit<PaletteItem, "onSelect">, href: string): PaletteItem => ({
    ...item,
    onSelect: () => {
      remember({ id: item.id });
      go(href);
    },
  });

  const places = NAVIGATION.flatMap((group) => group.places)
    .filter((place) => isPlaceOf(session, place))
    .map(({ to, label, icon, key }) =>
      leading({ id: to, label: label(words), icon: drawn(icon), shortcut: ["g", key], isSequence: true }, to),
    );
  const actions = [
    ...ACTIONS.filter((action) => isActionOf(session, action)).map(({ to, label, icon, keywords }) =>
      leading({ id: to, label: label(words), icon: drawn(icon), ...(keywords && { keywords }) }, to),
    ),
    ...(pages.some(({ name }) => name === here)
      ? [
          {
            id: "page-help",
            label: "Help for this page",
            icon: drawn(BookOpen),
            keywords: "guide manual how",
            onSelect: () => go(guideAddress(here)),
          },
        ]
      : []),
    { id: "branch", label: "Change branch", icon: drawn(MapPin), onSelect: () => onOverlay("branch") },
    {
      id: "theme",
      label: "Theme settings",
      icon: drawn(Palette),
      keywords: "dark light colour size",
      onSelect: () => onOverlay("theme"),
    },
    {
      id: "help",
      label: "Keyboard shortcuts",
      icon: drawn(Keyboard),
      shortcut: ["?"],
      onSelect: () => onOverlay("help"),
    },
    {
      id: "sign-out",
      label: "Sign out",
      icon: drawn(LogOut),
      keywords: "log out",
      onSelect: () => void signOut(router),
    },
  ];

  const guide = pages.map(({ name, title }) =>
    leading(
      { id: `guide/${name}`, label: `Help: ${title}`, icon: drawn(BookOpen), keywords: "guide manual how" },
      guideAddress(name),
    ),
  );

  const hitItem = (source: PaletteSource, hit: Hit): PaletteItem => {
    const id = `${source.id}/${hit._id}`;
    return {
      id,
      label: hit.label,
      hint: hit.hint,
      icon: drawn(source.icon),
      onSelect: () => {
        remember({ id, source: source.id, hit });
        go(`${source.to}/${hit._id}`);
      },
    };
  };
  const foundGroup = ({ source, hits, total, atLeast, isFailed }: FoundIn): PaletteGroup => {
    const heading = source.heading(words);
    const list = `${source.to}?${new URLSearchParams({ q: search })}`;
    const noun = heading.toLowerCase();
    const rest: PaletteItem[] = [];
    if (isFailed)
      rest.push({
        id: `${source.id}/failed`,
        label: `The ${noun} could not be searched`,
        hint: "Try in the list",
        icon: drawn(TriangleAlert),
        onSelect: () => go(list),
      });
    else if (total > hits.length)
      rest.push({
        id: `${source.id}/all`,
        label: `All ${countText(total, atLeast)} ${noun} that fit`,
        icon: drawn(List),
        onSelect: () => go(list),
      });
    return { heading, isFound: true, items: [...(isFailed ? [] : hits.map((hit) => hitItem(source, hit))), ...rest] };
  };
  const recentItem = ({ id, source: sourceId, hit }: Recent): PaletteItem[] => {
    const source = SOURCES.find((each) => each.id === sourceId);
    if (source && hit) return session.permissions.includes(source.permission) ? [hitItem(source, hit)] : [];
    return [...places, ...actions, ...guide].filter((item) => item.id === id);
  };

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={[
        // What is known at once stands first: nothing moves when the server answers.
        { heading: "Actions", items: actions },
        { heading: "Go to", items: places },
        // Found by its name; unasked it would only make the list longer.
        { heading: "Help", items: typed.trim() === "" ? [] : guide },
        ...found.map(foundGroup),
      ]}
      recents={open ? recentsOf(session._id).flatMap(recentItem) : []}
      onQueryChange={setTyped}
      loading={isLoading}
      labels={{ placeholder: "Search or run a command" }}
    />
  );
}

/** Whether the palette offers an action to a person: those without a permission are everybody's. */
const isActionOf = (session: Session, { permission, everyBranch, only }: PaletteAction): boolean =>
  (!permission || isOpenTo(session, { permission, ...(everyBranch && { everyBranch }) })) && (only?.(session) ?? true);
