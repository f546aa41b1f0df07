/** Where it is about noon now: nothing that begins now reaches into another day. */
export const AT_NOON = (() => {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? "Etc/UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
})();
