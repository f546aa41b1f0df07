const KEY = "carrel.sidebar";

/** Whether the sidebar was last left collapsed to its icons on this device. */
export function rememberedSidebar(): boolean {
  try {
    return localStorage.getItem(KEY) === "collapsed";
  } catch {
    return false;
  }
}

/** Keeps the choice on this device; where nothing can be kept, it lasts until the page is left. */
export function rememberSidebar(collapsed: boolean): void {
  try {
    localStorage.setItem(KEY, collapsed ? "collapsed" : "expanded");
  } catch {
    // Storage is blocked or full.
  }
}
