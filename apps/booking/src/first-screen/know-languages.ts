/** What has a browser list its languages. Each list takes over work from the one before it. */
const LISTS = [() => Intl.Collator.supportedLocalesOf("en"), () => Intl.DateTimeFormat.supportedLocalesOf("en")];

/**
 * Has the browser list the languages that it can write dates in. Whoever makes a process's first formatter waits for that: 40 ms
 * of a desktop's processor, and several times as many of a phone's. It is done while the app's scripts are on their way, in pieces.
 */
export async function knowLanguages(): Promise<void> {
  for (const list of LISTS) {
    list();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
