import { BlockList, isIP } from "node:net";

/**
 * Makes the question whether an address is one of our proxies.
 * @param ranges addresses and CIDR ranges, such as `10.0.0.0/8`
 * @throws RangeError naming what is neither
 */
export const trustedProxies = (ranges: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits, ...rest] = range.split("/");
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits);
    if (family === 0 || rest.length > 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) {
      throw new RangeError(`${range} is neither an address nor a range such as 10.0.0.0/8`);
    }
    list.addSubnet(address, prefix, family === 6 ? "ipv6" : "ipv4");
  }
  return (address) => {
    // A socket that speaks both protocols gives an IPv4 address in IPv6 clothes.
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
    const family = isIP(bare);
    return family !== 0 && list.check(bare, family === 6 ? "ipv6" : "ipv4");
  };
};
