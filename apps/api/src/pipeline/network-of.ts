/**
 * The network of an address: its first numbers of IPv4, or groups of IPv6.
 * @example networkOf("2001:db8:1:2:a::9", { v4: 3, v6: 3 }) // "2001:db8:1"
 */
export function networkOf(address: string, numbers: { v4: number; v6: number }): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (!plain.includes(":")) return plain.split(".").slice(0, numbers.v4).join(".");
  return groupsOf(plain).slice(0, numbers.v6).join(":");
}

const GROUPS = 8;

/** All eight groups: `::` stands for as many zeros as are missing, wherever it stands. */
const groupsOf = (address: string): string[] => {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ""));
};

/**
 * What addresses take turns as beside those of elsewhere: as much as one customer of a network has mostly, or a hundred of a telephone
 * company's have together.
 */
export const neighbourhood = (address: string) => networkOf(address, { v4: 3, v6: 3 });

/** What an address is counted as: one household has all addresses of an IPv6 /64, and could else begin anew with each. */
export const countedAddress = (address: string) => networkOf(address, { v4: 4, v6: 4 });
