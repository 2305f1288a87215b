import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SmsRefused, type SmsGateway } from "../../../integrations/sms/sms-gateway.ts";
import { takeFromBudget } from "../../../platform/limits/budget.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor } from "../../../support/test-sign-in.ts";
import { sendingBudgets } from "../sign-in.rules.ts";
import { checkCode } from "./check-code.ts";
import { startSignIn } from "./start-sign-in.ts";

describe.each(["the embedded database", "PostgreSQL"])("on %s", (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    const databaseUrl = kind === "PostgreSQL" ? await ensureTestPostgres() : undefined;
    shop = await openTestShop({ ...(databaseUrl ? { databaseUrl } : {}), config: { limits: "normal" } });
  });
  afterAll(() => shop.close());

  const start = (phone: string, who: Parameters<typeof phoneVisit>[2] = {}) => startSignIn(phoneVisit(shop, phone, who), { phone });
  const sentTo = (phone: string) => shop.smsLines.filter((line) => line.includes(phone)).length;
  const nextHour = () => shop.clock.advanceSeconds(3_600);

  test("a code goes out as four digits and is kept only as a hash", async () => {
    const phone = randomPhone();
    expect(await start(phone)).toEqual({ isPinCode: false, resendIn: 60, isDelayed: false });
    expect(smsCodeFor(shop, phone)).toMatch(/^\d{4}$/);
    const row = await shop.db.read.selectFrom("sms_code").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(`"${smsCodeFor(shop, phone)}"`);
    expect(row.code_hash).toHaveLength(32);
    expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(300_000);
  });

  test("without the right phone hash nothing is sent and nothing is told", async () => {
    const phone = randomPhone();
    await expect(startSignIn(testVisit(shop), { phone })).rejects.toMatchObject({ status: 403 });
    await expect(startSignIn(phoneVisit(shop, randomPhone()), { phone })).rejects.toMatchObject({ status: 403 });
    expect(sentTo(phone)).toBe(0);
  });

  test("inside 60 seconds no second message goes out, also for four taps at the same instant", async () => {
    const phone = randomPhone();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(phone)));
    expect(sentTo(phone)).toBe(1);
    expect(answers.every(({ resendIn }) => resendIn === 60)).toBe(true);
    shop.clock.advanceSeconds(45);
    expect(await start(phone)).toEqual({ isPinCode: false, resendIn: 15, isDelayed: false });
    shop.clock.advanceSeconds(15);
    await start(phone);
    expect(sentTo(phone)).toBe(2);
  });

  test("S22 a browser that leaves codes unused waits longer for each, a stranger beside it waits a minute", async () => {
    const phone = randomPhone();
    const waits: number[] = [];
    for (const pause of [60, 120, 300, 600]) {
      waits.push((await start(phone, { guest: "mine" })).resendIn);
      shop.clock.advanceSeconds(pause);
    }
    expect(waits).toEqual([60, 120, 300, 600]);
    expect((await start(phone, { guest: "theirs" })).resendIn).toBe(60);
    await checkCode(phoneVisit(shop, phone, { guest: "theirs" }), { phone, code: smsCodeFor(shop, phone) });
    nextHour();
    expect((await start(phone, { guest: "mine" })).resendIn).toBe(60);
  });

  test("S22 five messages an hour and ten a day to one phone", async () => {
    shop.clock.set("2026-11-23T08:00:00Z");
    const phone = randomPhone();
    const outcomes: unknown[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 6; time += 1) {
        outcomes.push(
          await start(phone).then(
            () => "sent",
            (error: { status: number }) => error.status,
          ),
        );
        shop.clock.advanceSeconds(600);
      }
    }
    expect(outcomes).toEqual([...Array(5).fill("sent"), 429, ...Array(5).fill("sent"), 429, ...Array(6).fill(429)]);
  });

  test("S22 thirty messages an hour to one nine-digit prefix, whatever the addresses", async () => {
    nextHour();
    const outcomes: unknown[] = [];
    for (let last = 0; last < 32; last += 1) {
      const phone = `380931234${String(last).padStart(3, "0")}`;
      outcomes.push(
        await start(phone, { address: `10.1.0.${last}` }).then(
          () => "sent",
          (error: { status: number }) => error.status,
        ),
      );
    }
    expect(outcomes).toEqual([...Array(30).fill("sent"), 429, 429]);
  });

  test("S22 an address has 300 messages an hour, and its budget never stops a device that is known", async () => {
    nextHour();
    const [regular, address] = [randomPhone(), "10.2.0.1"];
    await start(regular, { address });
    const { device } = await checkCode(phoneVisit(shop, regular), { phone: regular, code: smsCodeFor(shop, regular) });
    await emptyAddress(address);
    await expect(start(randomPhone(), { address })).rejects.toMatchObject({ status: 429 });
    await expect(start(randomPhone(), { address, device })).rejects.toMatchObject({ status: 429 });
    expect(await start(regular, { address, device })).toEqual({ isPinCode: false, resendIn: 60, isDelayed: false });
  });

  test("S22 while most codes go unused, an address asks for ten an hour on unknown devices", async () => {
    nextHour();
    const sentAt = new Date(shop.clock.now().getTime() - 61_000);
    const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
    const row = { phone: "380500000000", code_hash: new Uint8Array(32), sent_at: sentAt, expires_at: sentAt };
    await shop.db.write((tx) =>
      tx
        .insertInto("sms_code")
        .values(ids.map((id) => ({ ...row, id })))
        .execute(),
    );
    const outcomes: unknown[] = [];
    for (let time = 0; time < 12; time += 1)
      outcomes.push(
        await start(randomPhone(), { address: "10.3.0.1" }).then(
          () => "sent",
          (error: { status: number }) => error.status,
        ),
      );
    expect(outcomes).toEqual([...Array(10).fill("sent"), 429, 429]);
    await shop.db.write((tx) => tx.deleteFrom("sms_code").where("id", "in", ids).execute());
    expect(await start(randomPhone(), { address: "10.3.0.1" })).toEqual({ isPinCode: false, resendIn: 60, isDelayed: false });
  });

  test("S24 a phone with an account and one without get the same answer", async () => {
    nextHour();
    const [known, unknown] = [randomPhone(), randomPhone()];
    await start(known);
    await checkCode(phoneVisit(shop, known), { phone: known, code: smsCodeFor(shop, known) });
    shop.clock.advanceSeconds(60);
    const seen: string[] = [];
    const watched = (name: string) => ({
      ...shop,
      db: {
        ...shop.db,
        get read() {
          seen.push(name);
          return shop.db.read;
        },
      },
    });
    const answers = [
      await startSignIn(phoneVisit(watched("known"), known), { phone: known }),
      await startSignIn(phoneVisit(watched("unknown"), unknown), { phone: unknown }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(seen.filter((name) => name === "known").length).toBe(seen.filter((name) => name === "unknown").length);
  });

  test("a gateway that refuses makes room for the next try; one that stays silent keeps its code, and the visitor hears of the delay", async () => {
    nextHour();
    const [refused, silent] = [randomPhone(), randomPhone()];
    const withGateway = (send: SmsGateway["send"]): TestShop => ({
      ...shop,
      integrations: { ...shop.integrations, sms: { name: "broken", send } },
    });
    const refusing = withGateway(() => Promise.reject(new SmsRefused("no money", { temporary: false })));
    await expect(startSignIn(phoneVisit(refusing, refused), { phone: refused })).rejects.toMatchObject({
      status: 503,
      messageKey: "auth.smsFailed",
    });
    expect(await start(refused)).toEqual({ isPinCode: false, resendIn: 60, isDelayed: false });
    expect(sentTo(refused)).toBe(1);

    let late = "";
    const unsure = withGateway(({ code }) => {
      late = code;
      return Promise.reject(new Error("no answer in time"));
    });
    expect(await startSignIn(phoneVisit(unsure, silent), { phone: silent })).toMatchObject({ isDelayed: true, resendIn: 60 });
    expect((await checkCode(phoneVisit(shop, silent), { phone: silent, code: late })).token).not.toBe("");
  });

  test("S8 a message is never sent while a transaction is open", async () => {
    let inside: boolean | undefined;
    const watching: TestShop = {
      ...shop,
      integrations: { ...shop.integrations, sms: { name: "watching", send: async () => void (inside = shop.db.insideTransaction()) } },
    };
    const phone = randomPhone();
    await startSignIn(phoneVisit(watching, phone), { phone });
    expect(inside).toBe(false);
  });

  async function emptyAddress(address: string): Promise<void> {
    const budget = sendingBudgets({
      phone: "380000000000",
      address,
      knownDevice: false,
      attack: false,
      shop: { hour: 600, day: 5_000 },
    }).find(({ name }) => name === "sms-address-hour");
    if (!budget) throw new Error("an address has no budget");
    for (let time = 0; time < budget.limit; time += 1) await takeFromBudget(shop, budget);
  }
});
