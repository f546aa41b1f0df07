import { cpus, loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { startServerProcess } from "../apps/api/src/testing/server-process";
import { ATTACKS, type AttackName } from "./abuse/attacks";
import { type Caller, caller } from "./abuse/calls";
import { type Hall, prepareHall } from "./abuse/hall";
import { databases, folders, type Homes } from "./abuse/homes";
import { type Sample, STAFF_ADDRESS, startHonest, VISITORS_ADDRESS } from "./abuse/honest";
import { startAttack } from "./abuse/start-attack";
import { onEachPostgres } from "./on-each-postgres";

/** Seconds of a window, with the attack or without. */
const SECONDS = Number(process.env.ABUSE_SECONDS ?? 6);
/** Windows of each, in turns, so that what slows the machine slows both. */
const ROUNDS = 2;
const WARM_UP_SECONDS = 3;
/** Until what is counted by the second is counted anew. */
const REST_SECONDS = 1.5;

/** Nobody honest is there. */
const ELSEWHERE = "203.0.113.7";

interface Scenario {
  attack: AttackName;
  from: string;
  /** Where he calls from, if it is where honest people are. */
  where?: string;
  /** Whether honest visitors and the one who signs in have one address, his. */
  shareAddress: boolean;
}

const scenario = (attack: AttackName, from = ELSEWHERE, where?: string): Scenario => ({
  attack,
  from,
  shareAddress: from === VISITORS_ADDRESS,
  ...(where !== undefined && { where }),
});

const SCENARIOS: readonly Scenario[] = [
  ...(Object.keys(ATTACKS) as AttackName[]).map((attack) => scenario(attack)),
  scenario("public calls", STAFF_ADDRESS, "from the staff's address"),
  scenario("made-up sessions", STAFF_ADDRESS, "from the staff's address"),
  scenario("wrong passwords for the owner", "198.51.100.30", "from the owner's address"),
  // Decision 35: who shares an address with strangers and shows nothing but a page's key shares their limit.
  scenario("public calls", VISITORS_ADDRESS, "from the visitors' address"),
];

const wanted = process.env.ABUSE_ONLY?.split(",");
const asked = SCENARIOS.filter(({ attack }) => wanted?.some((part) => attack.includes(part)) ?? true);

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Seconds of all processors that were at work. */
const busySeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

/** Seconds of a processor in each second of one kind of window. */
interface Work {
  server: number;
  attacker: number;
  honest: number;
  /** The database, where it is PostgreSQL, and whatever else the machine did. */
  others: number;
}

interface Outcome {
  samples: Sample[];
  work: Record<"quiet" | "attacked", Work>;
  counts: Record<string, number>;
}

const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What a window took of the processors, by whom. */
async function workOf(calls: Caller, window: () => Promise<number>): Promise<Work> {
  const before = { server: await calls.serverSeconds(), honest: ownSeconds(), all: busySeconds() };
  const start = performance.now();
  const attacker = await window();
  const seconds = (performance.now() - start) / 1000;
  const [honest, all] = [ownSeconds() - before.honest, busySeconds() - before.all];
  const server = (await calls.serverSeconds()) - before.server;
  const others = Math.max(0, all - server - honest - attacker);
  return { server: server / seconds, attacker: attacker / seconds, honest: honest / seconds, others: others / seconds };
}

const mean = (works: readonly Work[]): Work => {
  const of = (name: keyof Work) => works.reduce((sum, work) => sum + work[name], 0) / works.length;
  return { server: of("server"), attacker: of("attacker"), honest: of("honest"), others: of("others") };
};

/** Lets the ten work on a server of their own, without the attack and with it, in turns. */
async function attacked(homes: Homes, hall: Hall, { attack, from, shareAddress }: Scenario): Promise<Outcome> {
  const home = await homes.copy();
  const server = await startServerProcess({ ...SETTINGS, ...home.settings }, "build");
  const calls = caller(server.address, 64);
  const attacker = await startAttack({ attack, address: server.address, from, hall });
  try {
    const honest = startHonest(hall, calls, { shareAddress });
    const work: Record<"quiet" | "attacked", Work[]> = { quiet: [], attacked: [] };
    const counts: Record<string, number> = {};
    await setTimeout(WARM_UP_SECONDS * 1000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await workOf(calls, async () => {
        honest.measure("quiet");
        await setTimeout(SECONDS * 1000);
        honest.measure(null);
        return 0;
      });
      const busy = await workOf(calls, async () => {
        honest.measure("attacked");
        attacker.begin();
        await setTimeout(SECONDS * 1000);
        honest.measure(null);
        const paused = await attacker.pause();
        for (const [what, count] of Object.entries(paused.counts)) counts[what] = (counts[what] ?? 0) + count;
        return paused.seconds;
      });
      work.quiet.push(quiet);
      work.attacked.push(busy);
      await setTimeout(REST_SECONDS * 1000);
    }
    const samples = await honest.stop();
    return { samples, counts, work: { quiet: mean(work.quiet), attacked: mean(work.attacked) } };
  } finally {
    await attacker.stop();
    calls.close();
    // Nobody needs what it has left.
    await server.kill();
    await home.remove();
  }
}

const SETTINGS = {
  LOG_LEVEL: "error",
  // Attackers and honest people say where they are.
  TRUSTED_PROXIES: "127.0.0.1",
  // Devices that one server has seen are known to the next.
  SIGNING_SECRET: "of the bench, 32 characters or more",
};

const isRefused = ({ status }: Sample) => status === 0 || status >= 400;

/** How often which, the most frequent first. */
const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, count]) => `${count} × ${what}`)
    .join(", ") || "none";

const refusalsOf = (samples: readonly Sample[]) => {
  const groups = Map.groupBy(samples.filter(isRefused), ({ who, status, code }) => `${status} ${code} (${who})`);
  return Object.fromEntries([...groups].map(([what, all]) => [what, all.length]));
};

const of = (samples: readonly Sample[], window: string, who?: string) =>
  samples.filter((sample) => sample.window === window && (who === undefined || sample.who === who));
const times = (samples: readonly Sample[]) => samples.map(({ milliseconds }) => milliseconds);

const ratio = (samples: readonly Sample[], share: number, who?: string) =>
  quantile(times(of(samples, "attacked", who)), share) / quantile(times(of(samples, "quiet", who)), share);

const each = ({ server, attacker, honest, others }: Work) =>
  `server ${server.toFixed(2)}, attacker ${attacker.toFixed(2)}, honest ${honest.toFixed(2)}, others ${others.toFixed(2)}`;

function linesOf({ attack, where }: Scenario, { samples, work, counts }: Outcome): string[] {
  const cells = [0.5, 0.95].map((share) => {
    const [quiet, busy] = ["quiet", "attacked"].map((window) => quantile(times(of(samples, window)), share).toFixed(0));
    return `p${share * 100} ${quiet} → ${busy} ms × ${ratio(samples, share).toFixed(2)}`;
  });
  const kinds = [...new Set(samples.map(({ who }) => who))].map(
    (who) => `${who} ${ratio(samples, 0.5, who).toFixed(2)}`,
  );
  return [
    `${attack}${where ? `, ${where}` : ""}: ${cells.join(", ")}`,
    `    honest refusals: ${counted(refusalsOf(of(samples, "quiet")))} without; ${counted(refusalsOf(of(samples, "attacked")))} with; of ${of(samples, "attacked").length} calls`,
    `    medians × by whom: ${kinds.join(", ")}`,
    `    the attacker got ${counted(counts)} in ${ROUNDS * SECONDS} s`,
    `    processors: ${each(work.attacked)} (without: ${each(work.quiet)})`,
  ];
}

async function abuseOn(name: string, homes: Homes): Promise<string[]> {
  try {
    const server = await startServerProcess({ ...SETTINGS, ...homes.first }, "build");
    const calls = caller(server.address, 8);
    const hall = await prepareHall(calls);
    calls.close();
    await server.stop();
    console.log(`  ${name}:`);
    let harmed = 0;
    for (const one of asked) {
      const load = loadavg()[0]?.toFixed(1);
      const outcome = await attacked(homes, hall, one);
      // As it goes: a run takes half an hour.
      for (const line of [...linesOf(one, outcome), `    load of the machine before: ${load}`])
        console.log(`  ${line}`);
      if (!one.shareAddress && of(outcome.samples, "attacked").some(isRefused)) harmed += 1;
    }
    if (harmed > 0) process.exitCode = 1;
    return [`${name}: honest people were refused something beside ${harmed} of ${asked.length} attacks`];
  } finally {
    await homes.close();
  }
}

/** What ten honest people wait, and what they are refused, while somebody attacks the hall, on both databases. */
export async function abuseBench(): Promise<string[]> {
  const embedded = await abuseOn("PGlite", await folders());
  const servers = await onEachPostgres(async (cluster, version) =>
    abuseOn(`PostgreSQL ${version}`, await databases(cluster)),
  );
  return [...embedded, ...servers];
}
