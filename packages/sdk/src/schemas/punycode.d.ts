declare module "punycode.js" {
  const punycode: {
    /** Labels of a host name that begin with `xn--` become what they stand for. @throws RangeError for broken ones */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
