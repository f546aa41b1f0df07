/** Names of hosts below the platform's own that are no organisation's: not as its code, and not as its sub-domain. */
const RESERVED = new Set(
  (
    "www www1 www2 app api apis admin office dashboard internal static assets cdn img images files media mail mails email smtp " +
    "imap pop mx ns ns1 ns2 dns ftp sftp ssh vpn proxy gateway cname sites site hosting status health metrics monitor " +
    "help support docs blog news about legal security abuse postmaster webmaster hostmaster noreply billing pay payments " +
    "checkout auth login signin signup sso oauth account accounts autoconfig autodiscover wpad isatap localhost test staging demo dev"
  ).split(" "),
);

/** Whether a name below the platform's host is kept for the platform itself. @param label in any case of letters */
export const isReservedLabel = (label: string): boolean => {
  const lower = label.toLowerCase();
  // `xn--` and its like: another name is shown than the one that is typed.
  return RESERVED.has(lower) || /^..--/.test(lower);
};
