/** Waits until what is in the page has been drawn. A tab that nobody looks at draws nothing. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
