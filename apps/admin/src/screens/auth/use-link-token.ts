import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The screens that links open, from mails or from a server's start. */
const LINKED = ["/auth/set-up", "/auth/invitation", "/auth/address", "/auth/mails", "/auth/reset"] as const;

/** Whether a screen is opened by a link, whoever is signed in. */
export const isLinked = (path: string) => LINKED.some((linked) => linked === path);

/**
 * What stands behind a link's #. It is a secret, so it stays neither in the address bar nor in the browser's history.
 * @param screen the one that the link opens
 */
export function useLinkToken(screen: (typeof LINKED)[number]): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(hash);
  useEffect(() => {
    if (hash === "") return;
    setToken(hash);
    void navigate({ to: screen, hash: "", replace: true });
  }, [hash, navigate, screen]);
  return token;
}
