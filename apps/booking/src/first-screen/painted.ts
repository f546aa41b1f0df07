const FIRST = "first-contentful-paint";

/** Milliseconds after which nobody waits any more, where a browser doesn't say when it has drawn. */
const LONGEST = 500;

/** Waits until what the server drew is on the screen. A tab that nobody looks at draws nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const isDrawn = document.getElementById("root")?.hasChildNodes() ?? false;
    if (!isDrawn || document.visibilityState === "hidden") {
      resolve();
      return;
    }
    setTimeout(resolve, LONGEST);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });
