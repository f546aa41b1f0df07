/** A choice of two words that stays on this device; where nothing can be kept, it lasts until the page is left. */
const choice = (key: string, chosen: string, other: string) => ({
  read(): boolean {
    try {
      return localStorage.getItem(key) === chosen;
    } catch {
      return false;
    }
  },
  keep(isChosen: boolean): void {
    try {
      localStorage.setItem(key, isChosen ? chosen : other);
    } catch {
      // Storage is blocked or full.
    }
  },
});

/** Whether the sidebar was last left collapsed to its icons. */
export const { read: rememberedSidebar, keep: rememberSidebar } = choice("carrel.sidebar", "collapsed", "expanded");

/** Whether what is nobody's work here was last left unfolded. */
export const { read: rememberedMore, keep: rememberMore } = choice("carrel.more", "open", "closed");
