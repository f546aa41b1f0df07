import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../testing/cases";
import { createFairLine, type LineBounds, LineFullError, LineLeftError, type LineShare } from "./fair-line";
import type { LineGroup } from "./fair-line-groups";
import { CREDIT, DEBT } from "./fair-line-turns";

/** Lets everything go on that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A work that a test begins, ends and takes away by hand. */
interface Work {
  line: string;
  /** In the order in which they came. */
  number: number;
  stage: Stage;
  /** Whether it had a place before. */
  isBack: boolean;
  end(): void;
  fail(): void;
  leave(): void;
  goOut(): void;
  comeBack(): void;
}

type Stage = "waits" | "works" | "is outside" | "ended" | "failed" | "left" | "refused";

/** @param within the groups that a line is of. Default: none */
function stage(bounds: LineBounds, share: LineShare, within: (line: string) => LineGroup[] = () => []) {
  const { take } = createFairLine(bounds);
  const works: Work[] = [];
  /** Lines in the order in which works of theirs had a place. */
  const begun: string[] = [];
  /** Works that had a place before others of their line that should have been first. */
  const hasty: Work[] = [];

  const come = (line: string): Work => {
    const end = Promise.withResolvers<void>();
    const leaving = new AbortController();
    let errand = Promise.withResolvers<void>();
    let step = Promise.withResolvers<"outside" | "end">();
    const work: Work = {
      line,
      number: works.length,
      stage: "waits",
      isBack: false,
      end: () => {
        step.resolve("end");
        end.resolve();
      },
      fail: () => {
        step.resolve("end");
        end.reject(new Error("The work failed"));
      },
      leave: () => leaving.abort(),
      goOut: () => step.resolve("outside"),
      comeBack: () => errand.resolve(),
    };
    const hasPlace = () => {
      work.stage = "works";
      begun.push(line);
      const isBefore = (other: Work) => other.isBack || other.number < work.number;
      if (!work.isBack && of("waits", line).some(isBefore)) hasty.push(work);
    };
    take({ line, share, within: within(line), signal: leaving.signal }, async (place) => {
      hasPlace();
      while ((await step.promise) === "outside") {
        step = Promise.withResolvers();
        errand = Promise.withResolvers();
        work.stage = "is outside";
        await place.outside(() =>
          errand.promise.then(() => {
            work.stage = "waits";
            work.isBack = true;
          }),
        );
        hasPlace();
      }
      await end.promise;
    }).then(
      () => {
        work.stage = "ended";
      },
      (error: unknown) => {
        if (error instanceof LineLeftError) work.stage = "left";
        else work.stage = error instanceof LineFullError ? "refused" : "failed";
      },
    );
    works.push(work);
    return work;
  };
  const of = (wanted: Stage, line?: string) =>
    works.filter((work) => work.stage === wanted && (line === undefined || work.line === line));
  return { come, of, begun, hasty };
}

const Step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("come" as const), line: fc.constantFrom("a", "b", "c", "d") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("end" as const, "fail" as const, "goOut" as const, "comeBack" as const, "leave" as const),
      which: fc.nat(20),
    }),
  },
);

const STAGE_OF = { end: "works", fail: "works", goOut: "works", comeBack: "is outside", leave: "waits" } as const;

describe("lines that are served in turn", () => {
  it("keep their bounds and their order, and let nobody starve, whatever comes, goes, fails and steps out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ atOnce: fc.integer({ min: 1, max: 4 }), waiting: fc.integer({ min: 0, max: 12 }) }),
        fc.record({ atOnce: fc.integer({ min: 1, max: 3 }), waiting: fc.integer({ min: 0, max: 8 }) }),
        fc.array(Step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 3 }),
        async (bounds, share, steps, groupAtOnce) => {
          const pair = (line: string) => (line < "c" ? "ab" : "cd");
          const { come, of, begun, hasty } = stage(bounds, share, (line) => [
            { name: pair(line), atOnce: groupAtOnce, pays: true },
          ]);
          const names = ["a", "b", "c", "d"];
          const worksIn = (group: string) => of("works").filter(({ line }) => pair(line) === group).length;
          const isReady = (line: string) => of("waits", line).length > 0 && of("works", line).length < share.atOnce;
          const hasRoom = (group: string) => worksIn(group) < groupAtOnce;
          /** Those who take turns with one another. */
          const levels = [
            ["ab", "cd"].map((group) => ({
              isMine: (line: string) => pair(line) === group,
              isReady: () => hasRoom(group) && names.some((line) => pair(line) === group && isReady(line)),
            })),
            ...["ab", "cd"].map((group) =>
              [...group].map((name) => ({ isMine: (line: string) => line === name, isReady: () => isReady(name) })),
            ),
          ];
          /** For each that could begin: how often each other one of its level did since. */
          const passed = levels.map((level) => level.map(() => level.map(() => 0)));
          for (const step of steps) {
            const before = begun.length;
            if (step.do === "come") come(step.line);
            else {
              // Whoever had a place is not taken out by his signal.
              const can = of(STAGE_OF[step.do]).filter(({ isBack }) => step.do !== "leave" || !isBack);
              can[step.which % Math.max(can.length, 1)]?.[step.do]();
            }
            await settle();

            expect(of("works").length).toBeLessThanOrEqual(bounds.atOnce);
            for (const line of names) {
              expect(of("works", line).length).toBeLessThanOrEqual(share.atOnce);
              expect(of("waits", line).filter(({ isBack }) => !isBack).length).toBeLessThanOrEqual(share.waiting);
            }
            expect(hasty).toEqual([]);
            for (const group of ["ab", "cd"]) expect(worksIn(group)).toBeLessThanOrEqual(groupAtOnce);
            // A place is never free while somebody could have it.
            if (names.some((line) => isReady(line) && hasRoom(pair(line))))
              expect(of("works").length).toBe(bounds.atOnce);
            for (const [level, members] of levels.entries()) {
              const now = begun.slice(before).map((line) => members.findIndex(({ isMine }) => isMine(line)));
              for (const [place, member] of members.entries()) {
                const counts = passed[level]?.[place] ?? [];
                for (const other of now) {
                  if (other === place) counts.fill(0);
                  else if (other >= 0) counts[other] = (counts[other] ?? 0) + 1;
                }
                if (!member.isReady()) counts.fill(0);
                expect(Math.max(...counts)).toBeLessThanOrEqual(CREDIT + 2);
              }
            }
          }

          while (of("works").length + of("is outside").length > 0) {
            for (const work of of("is outside")) work.comeBack();
            for (const work of of("works")) work.end();
            await settle();
          }
          expect(of("waits")).toEqual([]);
          // All places are there again.
          const last = Array.from({ length: Math.min(bounds.atOnce, share.atOnce, groupAtOnce) }, () => come("last"));
          await settle();
          expect(last.map((work) => work.stage)).toEqual(last.map(() => "works"));
          for (const work of last) work.end();
        },
      ),
      { numRuns: cases(300, 5_000) },
    );
  });

  it("give the next places to who comes beside a hundred of somebody else's, and every second one from then on", async () => {
    const { come, begun, of } = stage({ atOnce: 1, waiting: 200 }, { atOnce: 1, waiting: 200 });
    for (let each = 0; each < 100; each += 1) come("flood");
    await settle();
    const next = async () => {
      of("works")[0]?.end();
      await settle();
    };
    for (let place = 0; place < 20; place += 1) await next();
    for (let each = 0; each < 100; each += 1) come("beside");
    const before = begun.length;
    for (let place = 0; place < 20; place += 1) await next();
    const after = begun.slice(before);
    expect(after.slice(0, CREDIT)).toEqual(Array.from({ length: CREDIT }, () => "beside"));
    expect(after.slice(10).filter((line) => line === "beside")).toHaveLength(5);
  });

  it("let who comes now and then go before a crowd of lines that come all the time", async () => {
    const { come, begun, of } = stage({ atOnce: 1, waiting: 500 }, { atOnce: 1, waiting: 500 });
    const next = async () => {
      of("works")[0]?.end();
      await settle();
    };
    for (let round = 0; round < 8; round += 1) for (let each = 0; each < 20; each += 1) come(`crowd ${each}`);
    await settle();
    for (let turn = 0; turn < 120; turn += 1) await next();
    for (let time = 0; time < CREDIT; time += 1) {
      come("now and then");
      await next();
      expect(begun.at(-1)).toBe("now and then");
    }
  });

  it("keep nobody out for whoever names another line each time", async () => {
    const { come, begun, of } = stage({ atOnce: 1, waiting: 500 }, { atOnce: 1, waiting: 500 });
    come("first");
    for (let each = 0; each < 3; each += 1) come("visitor");
    await settle();
    let turns = 0;
    for (; begun.filter((line) => line === "visitor").length < 3; turns += 1) {
      come(`new ${turns}`);
      of("works")[0]?.end();
      await settle();
    }
    expect(turns).toBeLessThan(50);
  });

  it("have others go before whoever's works weigh much, and pass him by no longer than he may owe", async () => {
    const { take } = createFairLine({ atOnce: 1, waiting: 500 });
    const share = { atOnce: 1, waiting: 500 };
    const begun: string[] = [];
    const come = (line: string, weight: number) =>
      take({ line, share }, async (place) => {
        begun.push(line);
        place.charge(weight);
      });
    // Alone he waits for nobody, and owes nothing of it later.
    for (let each = 0; each < 50; each += 1) await come("heavy", 1000);
    begun.length = 0;
    await Promise.all([
      ...Array.from({ length: 10 }, () => come("heavy", 10)),
      ...Array.from({ length: 200 }, () => come("light", 0)),
    ]);
    const places = begun.flatMap((line, place) => (line === "heavy" ? [place] : []));
    const passed = places.slice(1).map((place, index) => place - (places[index] ?? 0) - 1);
    expect(Math.max(...passed)).toBeLessThanOrEqual(DEBT + CREDIT + 2);
    expect(passed.slice(2).every((between) => between >= 5)).toBe(true);
  });

  it("let groups take turns, however many lines one of them has", async () => {
    const { come, begun, of } = stage({ atOnce: 1, waiting: 200 }, { atOnce: 1, waiting: 200 }, (line) => [
      { name: line.startsWith("stranger") ? "strangers" : "known", atOnce: 1, pays: false },
    ]);
    for (let each = 0; each < 60; each += 1) come(`stranger ${each}`);
    await settle();
    const next = async () => {
      of("works")[0]?.end();
      await settle();
    };
    for (let turn = 0; turn < 20; turn += 1) await next();
    for (let each = 0; each < 20; each += 1) come("owner");
    const before = begun.length;
    for (let turn = 0; turn < 20; turn += 1) await next();
    const after = begun.slice(before);
    expect(after.slice(0, CREDIT)).toEqual(Array.from({ length: CREDIT }, () => "owner"));
    expect(after.slice(10).filter((line) => line === "owner")).toHaveLength(5);
  });

  it("have a group wait for one of another group's lines at a time, and for its own", async () => {
    const network = (line: string) => line.split(".")[0] ?? "";
    const { come, begun, of } = stage({ atOnce: 1, waiting: 500 }, { atOnce: 1, waiting: 500 }, (line) => [
      { name: "strangers", atOnce: 1, pays: false },
      { name: network(line), atOnce: 1, pays: true },
    ]);
    for (let round = 0; round < 5; round += 1) for (let each = 0; each < 20; each += 1) come(`crowd.${each}`);
    for (let each = 0; each < 20; each += 1) come(`village.${each % 2}`);
    await settle();
    for (let turn = 0; turn < 36; turn += 1) {
      of("works")[0]?.end();
      await settle();
    }
    expect(begun.filter((line) => network(line) === "village").length).toBeGreaterThanOrEqual(17);
    const inCrowd = begun.filter((line) => network(line) === "crowd");
    // None of them has a second turn before each had one.
    expect(new Set(inCrowd).size).toBe(inCrowd.length);
  });

  it("have fewer of a group at work than there are places, so that who comes beside it finds one free", async () => {
    const { come } = stage({ atOnce: 3, waiting: 50 }, { atOnce: 1, waiting: 50 }, (line) => [
      { name: line.slice(0, 1), atOnce: 2, pays: true },
    ]);
    const crowd = Array.from({ length: 5 }, (_, each) => come(`a${each}`));
    const beside = come("b");
    await settle();
    expect(crowd.map(({ stage: at }) => at)).toEqual(["works", "works", "waits", "waits", "waits"]);
    expect(beside.stage).toBe("works");
  });

  it("have a group pay for what its lines' works weigh, if it is one that pays", async () => {
    const shareOf = async (pays: boolean) => {
      const { take } = createFairLine({ atOnce: 1, waiting: 500 });
      const share = { atOnce: 1, waiting: 500 };
      const begun: string[] = [];
      const come = (line: string, weight: number) =>
        take({ line, share, within: [{ name: line.slice(0, 5), atOnce: 1, pays }] }, async (place) => {
          begun.push(line.slice(0, 5));
          place.charge(weight);
        });
      await Promise.all([
        ...Array.from({ length: 20 }, (_, each) => come(`heavy ${each}`, 10)),
        ...Array.from({ length: 40 }, (_, each) => come(`light ${each}`, 0)),
      ]);
      return begun.slice(0, 30).filter((line) => line === "heavy").length;
    };
    expect(await shareOf(false)).toBe(15);
    expect(await shareOf(true)).toBeLessThan(6);
  });

  it("have the longest lose its last to somebody of a shorter one, and refuse who has as many", async () => {
    const { come, of } = stage({ atOnce: 1, waiting: 4 }, { atOnce: 1, waiting: 100 });
    const [, , , , last] = Array.from({ length: 5 }, () => come("long"));
    await settle();
    const tooMuch = come("long");
    const [one, two] = [come("short"), come("short")];
    await settle();
    expect([tooMuch.stage, last?.stage, one.stage, two.stage]).toEqual(["refused", "refused", "waits", "waits"]);
    const third = come("short");
    await settle();
    expect(third.stage).toBe("refused");
    expect(of("waits", "long")).toHaveLength(2);
  });

  it("have the fullest group lose one, however short its lines are, and refuse who adds to it", async () => {
    const { come, of } = stage({ atOnce: 1, waiting: 6 }, { atOnce: 1, waiting: 100 }, (line) => [
      { name: line.slice(0, 1), atOnce: 1, pays: true },
    ]);
    for (let each = 0; each < 7; each += 1) come(`a${each}`);
    await settle();
    const [more, beside] = [come("a7"), come("b0")];
    await settle();
    expect([more.stage, beside.stage]).toEqual(["refused", "waits"]);
    const others = Array.from({ length: 4 }, (_, each) => come(`b${each + 1}`));
    await settle();
    expect(others.map(({ stage: at }) => at)).toEqual(["waits", "waits", "refused", "refused"]);
    expect([of("waits").length, of("works").length]).toEqual([6, 1]);
  });

  it("refuse whoever comes with nobody waiting for him any more", async () => {
    const { take } = createFairLine({ atOnce: 1, waiting: 1 });
    const comer = { line: "a", share: { atOnce: 1, waiting: 1 }, signal: AbortSignal.abort() };
    await expect(take(comer, async () => "done")).rejects.toThrow(LineLeftError);
    expect(await take({ ...comer, signal: undefined }, async () => "done")).toBe("done");
  });

  it("take no place for what goes on outside after its work is over", async () => {
    const { take } = createFairLine({ atOnce: 1, waiting: 0 });
    const comer = { line: "a", share: { atOnce: 1, waiting: 0 } };
    const errand = Promise.withResolvers<void>();
    const failing = take(comer, async (place) => {
      void place.outside(() => errand.promise);
      throw new Error("The work failed");
    });
    await expect(failing).rejects.toThrow("The work failed");
    errand.resolve();
    await settle();
    expect(await take(comer, async () => "done")).toBe("done");
  });

  it("give several errands of one work one place to come back to", async () => {
    const { take } = createFairLine({ atOnce: 1, waiting: 1 });
    const comer = { line: "a", share: { atOnce: 1, waiting: 1 } };
    const both = (place: Parameters<Parameters<typeof take>[1]>[0]) =>
      Promise.all([place.outside(settle), place.outside(async () => place.outside(settle))]);
    for (let time = 0; time < 3; time += 1) expect(await take(comer, both)).toHaveLength(2);
  });
});
