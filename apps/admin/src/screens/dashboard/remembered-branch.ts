const KEY = "carrel.dashboard.branch";

/** The branch that the dashboard last showed; undefined for all, as at first. */
export function rememberedBranch(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice on this device; where nothing can be kept, it lasts until the page is left. */
export function rememberBranch(branch: string | undefined): void {
  try {
    if (branch) localStorage.setItem(KEY, branch);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full.
  }
}
