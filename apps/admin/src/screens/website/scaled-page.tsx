import type { Appearance } from "@carrel/ui/theme";
import { useEffect, useRef, useState } from "react";

/** Windows in CSS pixels that pages are looked at in. */
const WINDOWS = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const;
export type PreviewedWidth = keyof typeof WINDOWS;
export const PREVIEW_WIDTHS = ["phone", "desktop"] as const satisfies readonly PreviewedWidth[];

interface ScaledPageProps {
  /** What it shows, for screen readers. */
  label: string;
  /** A whole document; its scripts don't run. */
  html: string;
  width: PreviewedWidth;
  theme: Appearance["theme"];
  /** A newer one is on its way. */
  busy: boolean;
}

/**
 * A page to be looked at in a window of its own, made small where there is less room than the window takes. It keeps its place
 * when the page is drawn anew, and nothing in it can be pressed.
 */
export function ScaledPage({ label, html, width, theme, busy }: ScaledPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState(0);
  const shown = WINDOWS[width];
  const scale = Math.min(1, room / shown.width);

  useEffect(() => {
    if (!box.current) return;
    const element = box.current;
    const sizes = new ResizeObserver(() => setRoom(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  const dress = () => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) Object.assign(root.dataset, { theme: theme.id, mode: theme.mode });
  };
  useEffect(dress);

  const onLoad = () => {
    const { contentDocument, contentWindow } = frame.current ?? {};
    if (!contentDocument || !contentWindow) return;
    dress();
    contentDocument.body.inert = true;
    contentWindow.scrollTo({ top: scrolled.current, behavior: "instant" });
    contentWindow.addEventListener("scroll", () => {
      scrolled.current = contentWindow.scrollY;
    });
  };

  return (
    <div ref={box} aria-busy={busy} className="min-w-0 overflow-hidden rounded-lg border border-border">
      <div className="mx-auto overflow-hidden" style={{ width: shown.width * scale, height: shown.height * scale }}>
        <iframe
          ref={frame}
          title={label}
          // Its scripts don't run; of one origin, so that its own files are let in and it can be dressed.
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={onLoad}
          className="block origin-top-left border-0 bg-surface"
          style={{ width: shown.width, height: shown.height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
