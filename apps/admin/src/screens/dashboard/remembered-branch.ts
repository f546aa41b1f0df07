const KEY = "carrel.dashboard.branch";

/** The branch that the dashboard last showed; `all` at first. */
export function rememberedBranch(): string {
  try {
    return localStorage.getItem(KEY) ?? "all";
  } catch {
    return "all";
  }
}

/** Keeps the choice on this device; where nothing can be kept, it lasts until the page is left. */
export function rememberBranch(branch: string): void {
  try {
    localStorage.setItem(KEY, branch);
  } catch {
    // Storage is blocked or full.
  }
}
