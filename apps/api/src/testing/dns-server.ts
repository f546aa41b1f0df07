import DNS from "dns2";

/** What a name has; `text` of TXT may be the strings that one record is made of. */
interface ZoneRecord {
  type: "TXT" | "CNAME" | "A" | "AAAA";
  /** `*.` at its beginning: all names below that have none of their own. */
  name: string;
  value: string | readonly string[];
}

/** A DNS server on loopback that knows what a test tells it, and answers as a resolver does. */
export interface TestDnsServer {
  /** Such as `127.0.0.1:40123`, for `DNS_SERVERS`. */
  readonly address: string;
  /** What it was asked, such as `TXT _site-verification.example.com`, in the order in which it came. */
  readonly asked: string[];
  /** Adds records to those that are there. */
  add(...records: ZoneRecord[]): void;
  /** Takes away all records of a name, or those of one type. */
  remove(name: string, type?: ZoneRecord["type"]): void;
  /** Says nothing of a name, so that who asks waits in vain; or that the server failed; null: answers again. */
  fail(name: string, how: "silence" | "servfail" | null): void;
  /** Forgets all records, failures and questions. */
  clear(): void;
  close(): Promise<void>;
}

const { Packet } = DNS;
const CODES: Record<ZoneRecord["type"], number> = Packet.TYPE;
const typeOf = (code: number) =>
  (Object.keys(CODES) as (keyof typeof CODES)[]).find((name) => CODES[name] === code) ?? String(code);

/** As a resolver follows them. */
const MOST_LINKS = 16;

const normal = (name: string) => name.toLowerCase().replace(/\.$/, "");

const contentOf = ({ type, value }: ZoneRecord) => {
  if (type === "TXT") return { data: value as string };
  return type === "CNAME" ? { domain: String(value) } : { address: String(value) };
};

/** Starts one on a port of its own choosing. @example const dns = await startDnsServer(); dns.add({ type: "A", name: "a.test", value: "192.0.2.1" }); */
export const startDnsServer = async (): Promise<TestDnsServer> => {
  const zone: ZoneRecord[] = [];
  const failures = new Map<string, "silence" | "servfail">();
  const asked: string[] = [];

  const at = (name: string): ZoneRecord[] => {
    const own = zone.filter((record) => normal(record.name) === name);
    if (own.length > 0) return own;
    const parent = name.slice(name.indexOf(".") + 1);
    return zone.filter((record) => normal(record.name) === `*.${parent}`).map((record) => ({ ...record, name }));
  };
  const isThere = (name: string) =>
    at(name).length > 0 || zone.some((record) => normal(record.name).endsWith(`.${name}`));

  /** What a resolver gives: the record, or the aliases to where it is. Null: they lead in a circle. */
  const answersTo = (name: string, type: string): { records: ZoneRecord[]; end: string } | null => {
    const records: ZoneRecord[] = [];
    let end = name;
    for (let link = 0; link < MOST_LINKS; link += 1) {
      const here = at(end);
      const wanted = here.filter((record) => record.type === type);
      if (wanted.length > 0) return { records: [...records, ...wanted], end };
      const alias = here.find((record) => record.type === "CNAME");
      if (!alias) return { records, end };
      records.push(alias);
      end = normal(String(alias.value));
    }
    return null;
  };

  const server = DNS.createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      // As a resolver: it has asked whoever knows.
      response.header.ra = 1;
      const [question] = request.questions;
      if (!question) return;
      const name = normal(question.name);
      const type = typeOf(question.type ?? 0);
      asked.push(`${type} ${name}`);
      const failure = failures.get(name);
      if (failure === "silence") return;
      const found = failure ? null : answersTo(name, type);
      if (!found) response.header.rcode = Packet.RCODE.SERVFAIL;
      else if (found.records.length === 0 && !isThere(found.end)) response.header.rcode = Packet.RCODE.NXDOMAIN;
      for (const record of found?.records ?? []) {
        response.answers.push(
          new Packet.Resource({
            name: record.name,
            type: CODES[record.type],
            class: Packet.CLASS.IN,
            ttl: 60,
            ...contentOf(record),
          }),
        );
      }
      void send(response);
    },
  });
  await server.listen({ udp: { port: 0, address: "127.0.0.1" } });
  const address = server.addresses().udp;
  if (!address) throw new Error("The DNS server listens");

  return {
    address: `127.0.0.1:${address.port}`,
    asked,
    add: (...records) => void zone.push(...records),
    remove(name, type) {
      const rest = zone.filter(
        (record) => normal(record.name) !== normal(name) || (type !== undefined && record.type !== type),
      );
      zone.splice(0, zone.length, ...rest);
    },
    fail(name, how) {
      if (how === null) failures.delete(normal(name));
      else failures.set(normal(name), how);
    },
    clear() {
      zone.length = 0;
      asked.length = 0;
      failures.clear();
    },
    close: async () => void (await server.close()),
  };
};
