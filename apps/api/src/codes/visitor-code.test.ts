import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../areas/testing/house";
import { DATABASE_KINDS } from "../testing/databases";
import { uuidOf } from "./secrets";

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

eachHouse("a visitor's code", (house) => {
  const from = (network: string) => house.api.client("pk_demo_carrel", undefined, network);
  const scene = async () => {
    const { orgId } = await found(house);
    const email = `visitor-${house.unique()}@example.com`;
    const ask = (network = "192.0.2.1") => from(network).bookings.sendOtp({ orgId, email });
    const verify = (otp: string, flow?: string) =>
      house.client("pk_demo_carrel").bookings.verifyOtp({ orgId, email, otp, ...(flow !== undefined && { flow }) });
    return { orgId, email, ask, verify };
  };
  const proof = { verificationToken: expect.any(String) };

  it("is his, however often who knows his address alone guesses at it", async () => {
    const { orgId, email, ask, verify } = await scene();
    const { flow } = await ask();
    const otp = await house.codeFor(email);
    const said = [];
    for (let guess = 0; guess < 30; guess += 1) said.push((await refusal(verify(wrong(otp)))).code);
    expect(said).toEqual([...Array(19).fill("otp_wrong"), ...Array(11).fill("otp_locked")]);
    expect(await refusal(verify(otp))).toMatchObject({ code: "otp_locked" });
    // Nor by what he can reckon.
    const reckoned = await uuidOf(`booking:${orgId}:${email}`);
    for (let guess = 0; guess < 6; guess += 1) await refusal(verify(wrong(otp), reckoned));
    expect(await verify(otp, flow)).toMatchObject(proof);
  });

  it("is his, however often others ask in his name and guess at theirs", async () => {
    const { email, ask, verify } = await scene();
    const { flow } = await ask();
    const otp = await house.codeFor(email);
    for (let network = 2; network < 6; network += 1) {
      house.advance({ minutes: 1 });
      const theirs = (await ask(`192.0.2.${network}`)).flow;
      const codes = [];
      for (let guess = 0; guess < 6; guess += 1) codes.push((await refusal(verify(wrong(otp), theirs))).code);
      expect(codes).toEqual([...Array(4).fill("otp_wrong"), "otp_locked", "otp_locked"]);
    }
    expect(await verify(otp, flow)).toMatchObject(proof);
  });

  it("takes five tries with the asker's flow, of 200 at once, and 20 of all without", async () => {
    const { email, ask, verify } = await scene();
    const { flow } = await ask();
    const otp = await house.codeFor(email);
    for (const [tries, by] of [
      [5, flow],
      [20, undefined],
    ] as const) {
      const refused = await Promise.all(Array.from({ length: 200 }, () => refusal(verify(wrong(otp), by))));
      const said = Map.groupBy(refused, ({ code }) => code);
      expect(said.get("otp_wrong")).toHaveLength(tries - 1);
      expect(said.get("otp_locked")).toHaveLength(201 - tries);
      expect(await refusal(verify(otp, by))).toMatchObject({ code: "otp_locked" });
    }
  });

  it("leaves who guesses 250 tries an hour at one address: ten codes, each with five tries and 20 shared", async () => {
    const { email, ask, verify } = await scene();
    let [codes, tries] = [0, 0];
    // Every minute, each time from another network.
    for (let minute = 0; minute < 59; minute += 1) {
      const asked = await ask(`192.0.2.${minute}`).catch(() => null);
      house.advance({ minutes: 1 });
      if (asked === null) continue;
      codes += 1;
      const otp = await house.codeFor(email);
      for (const by of [asked.flow, undefined]) {
        while ((await refusal(verify(wrong(otp), by))).code === "otp_wrong") tries += 1;
        // The one that locked was tried as well.
        tries += 1;
      }
    }
    process.stdout.write(`${tries} guesses an hour at ${codes} codes of one visitor's address\n`);
    expect({ codes, tries }).toEqual({ codes: 10, tries: 250 });
  });

  it("can be had while somebody asks in his name as often as one network may", async () => {
    const { ask, verify, email } = await scene();
    for (let time = 0; time < 8; time += 1) {
      await ask("192.0.2.66").catch(() => null);
      house.advance({ minutes: 1 });
    }
    expect(await refusal(ask("192.0.2.66"))).toMatchObject({ status: 429, code: "otp_too_soon" });
    const { flow } = await ask("192.0.2.1");
    expect(await verify(await house.codeFor(email), flow)).toMatchObject(proof);
  });

  it("is used once by who named no flow, or without the one that was named", async () => {
    const { email, ask, verify } = await scene();
    for (const uses of [
      [true, false],
      [false, true],
    ]) {
      const { flow } = await ask();
      const otp = await house.codeFor(email);
      const [first, second] = uses.map((own) => () => verify(otp, own ? flow : undefined));
      expect(await first?.()).toMatchObject(proof);
      expect(await refusal(second?.() ?? Promise.resolve())).toMatchObject({ code: "otp_expired" });
      house.advance({ minutes: 1 });
    }
    await ask();
    const otp = await house.codeFor(email);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => verify(otp)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("proves no other address, and nothing to another organisation", async () => {
    const [mine, theirs] = [await scene(), await scene()];
    const { flow = "" } = await mine.ask();
    const otp = await house.codeFor(mine.email);
    const client = house.client("pk_demo_carrel");
    const elsewhere = { orgId: theirs.orgId, email: mine.email, otp, flow };
    expect(await refusal(client.bookings.verifyOtp(elsewhere))).toMatchObject({ code: "otp_expired" });
    const another = { orgId: mine.orgId, email: theirs.email, otp, flow };
    expect(await refusal(client.bookings.verifyOtp(another))).toMatchObject({ code: "otp_expired" });
    expect(await refusal(client.auth.resendOtp({ _id: flow }))).toMatchObject({ code: "otp_expired" });
  });

  it("is sent again no sooner than in 30 seconds, which says so", async () => {
    const { ask } = await scene();
    expect(await ask()).toEqual({ expiresIn: 600, resendIn: 30, flow: expect.any(String) });
    for (const network of ["192.0.2.1", "192.0.2.2"]) {
      expect(await refusal(ask(network))).toMatchObject({ status: 429, code: "otp_too_soon" });
    }
    house.advance({ minutes: 1 });
    expect(await ask()).toHaveProperty("flow");
  });

  it("is counted alike for all addresses of an IPv6 network", async () => {
    const { orgId, ask } = await scene();
    for (let host = 1; host <= 5; host += 1) {
      await ask(`2001:db8:1:2::${host}`);
      house.advance({ minutes: 1 });
    }
    expect(await refusal(ask("2001:db8:1:2:ffff::6"))).toMatchObject({ status: 429, code: "otp_too_soon" });
    const counted = await house.database.tx({ orgId }, (db) =>
      db.selectFrom("codeFlows").select("sendCount").where("kind", "=", "mail_count").execute(),
    );
    expect(counted).toEqual([{ sendCount: 5 }]);
    expect(await ask("2001:db8:1:3::1")).toHaveProperty("flow");
  });
});

eachHouse(
  "a right code whose answer was lost",
  (house) => {
    const client = () => house.client("pk_demo_carrel");
    /** A visitor whose code is on its way. */
    const asked = async () => {
      const { orgId, branch, desks } = await found(house, { desks: 2 });
      const email = `visitor-${house.unique()}@example.com`;
      const { flow } = await client().bookings.sendOtp({ orgId, email });
      const otp = await house.codeFor(email);
      const prove = async (given: { otp?: string; email?: string; flow?: string | undefined } = {}) =>
        (await client().bookings.verifyOtp({ orgId, email, otp, flow, ...given })).verificationToken;
      const book = (verificationToken: string, desk = 0) =>
        client().bookings.saveBooking({
          ...{ verificationToken, orgId, branchId: branch._id, deskId: desks[desk]?._id ?? "", type: "HOURLY" },
          ...{ startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120), name: "Ravi Kumar", email },
        });
      const open = (verificationToken: string) => client().visitor.openSession({ verificationToken, orgId });
      return { orgId, email, otp, flow, prove, book, open };
    };
    const expired = { status: 400, code: "otp_expired" };
    const over = { status: 400, code: "verification_expired" };

    it("gives another proof to who named its flow, and only the last one books, once", async () => {
      const { prove, book, open } = await asked();
      const [first, second] = [await prove(), await prove()];
      const last = await prove();
      for (const ended of [first, second]) {
        expect(await refusal(book(ended))).toMatchObject(over);
        expect(await refusal(open(ended))).toMatchObject(over);
      }
      expect((await book(last)).data.status).toBe("PENDING");
      expect(await refusal(book(last, 1))).toMatchObject(over);
      expect((await open(last)).data).toMatchObject({ name: "Ravi Kumar" });
    });

    it("gives several at once one that is good", async () => {
      const { prove, book } = await asked();
      const proofs = await Promise.all(Array.from({ length: 4 }, () => prove()));
      const booked = await Promise.allSettled(proofs.map((proof, desk) => book(proof, desk % 2)));
      expect(booked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });

    it("gives none once something was done with the one before", async () => {
      for (const use of ["book", "open"] as const) {
        const visitor = await asked();
        await visitor[use](await visitor.prove());
        expect(await refusal(visitor.prove())).toMatchObject(expired);
      }
    });

    it("gives none two minutes after it was first right, nor a longer life to what it gave", async () => {
      const { prove, book } = await asked();
      await prove();
      house.advance({ seconds: 119 });
      const again = await prove();
      house.advance({ seconds: 1 });
      expect(await refusal(prove())).toMatchObject(expired);
      house.advance({ minutes: 28 });
      expect(await refusal(book(again))).toMatchObject(over);
    });

    it("counts its tries on, right and wrong, and then gives none", async () => {
      const { otp, prove } = await asked();
      await refusal(prove({ otp: wrong(otp) }));
      await prove();
      expect(await refusal(prove({ otp: wrong(otp) }))).toMatchObject({ code: "otp_wrong", data: { triesLeft: 2 } });
      await prove();
      expect(await refusal(prove({ otp: wrong(otp) }))).toMatchObject({ code: "otp_locked" });
      expect(await refusal(prove())).toMatchObject(expired);
    });

    it("gives none to who saw it: without its flow, by what he can reckon, for another address or elsewhere", async () => {
      const [mine, theirs] = [await asked(), await asked()];
      const reckoned = await uuidOf(`booking:${mine.orgId}:${mine.email}`);
      const first = await mine.prove();
      for (const seen of [{ flow: undefined }, { flow: reckoned }, { email: theirs.email }]) {
        expect(await refusal(mine.prove(seen))).toMatchObject(expired);
      }
      const elsewhere = { orgId: theirs.orgId, email: mine.email, otp: mine.otp, flow: mine.flow };
      expect(await refusal(client().bookings.verifyOtp(elsewhere))).toMatchObject(expired);
      // None of it ended what the visitor has.
      expect((await mine.book(first)).data.status).toBe("PENDING");
      // Nor does it come back to who reckons the flow that all share, and was right by it.
      await theirs.prove({ flow: await uuidOf(`booking:${theirs.orgId}:${theirs.email}`) });
      for (const flow of [undefined, await uuidOf(`booking:${theirs.orgId}:${theirs.email}`), theirs.flow]) {
        expect(await refusal(theirs.prove({ flow }))).toMatchObject(expired);
      }
    });
  },
  { kinds: DATABASE_KINDS },
);

eachHouse("the codes of an organisation on trial", (house) => {
  const askers = async () => {
    const place = await found(house);
    const stranger = () => `stranger-${house.unique()}@example.com`;
    const ask = (network: string, email = stranger()) =>
      house.api.client("pk_demo_carrel", undefined, network).bookings.sendOtp({ orgId: place.orgId, email });
    /** How many of so many strangers get one. */
    const crowd = async (network: string, many: number) => {
      let given = 0;
      for (let each = 0; each < many; each += 1) given += await ask(network).then(...outcome);
      return given;
    };
    return { place, stranger, ask, crowd };
  };
  const outcome = [() => 1, () => 0] as const;
  const tooMany = { status: 429, code: "otp_too_soon", retryAfter: 3600 };

  it("go to 50 addresses a day, 25 of them for one neighbourhood, and then to nobody, known or not", async () => {
    const { place, stranger, ask, crowd } = await askers();
    const seen = stranger();
    await ask("192.0.2.1", seen);
    house.advance({ minutes: 1 });
    // Who asks again takes no more room.
    await ask("192.0.2.1", seen);
    expect(await crowd("192.0.2.2", 26)).toBe(24);
    expect(await refusal(ask("192.0.2.3"))).toMatchObject(tooMany);
    expect(await crowd("2001:db8:7:1::1", 24)).toBe(24);
    expect(await crowd("2001:db8:7:2::1", 2)).toBe(1);
    house.advance({ minutes: 1 });
    const unknown = stranger();
    const refused = [];
    for (const email of [unknown, place.email, seen]) refused.push(await refusal(ask("203.0.113.1", email)));
    for (const one of refused) {
      expect(one).toMatchObject(tooMany);
      expect(one.message).toBe(refused[0]?.message);
    }
    expect(await house.api.mailsTo(unknown)).toEqual([]);
    // What was refused was not counted.
    expect(await refusal(ask("203.0.113.1", unknown))).toMatchObject(tooMany);
    house.advance({ days: 1 });
    expect(await ask("203.0.113.1", unknown)).toHaveProperty("flow");
  });

  it("are more once it pays, and another's are his own", async () => {
    const [full, other] = [await askers(), await askers()];
    expect(await full.crowd("192.0.2.1", 26)).toBe(25);
    expect(await other.crowd("192.0.2.1", 1)).toBe(1);
    await house.database.tx({ orgId: full.place.orgId }, (db) =>
      db.updateTable("subscriptions").set({ status: "ACTIVE" }).execute(),
    );
    expect(await full.crowd("192.0.2.1", 10)).toBe(10);
  });
});
