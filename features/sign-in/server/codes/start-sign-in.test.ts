import { afterAll, beforeAll, expect, test } from "vitest";
import { SmsRefused, type SmsGateway } from "../../../../integrations/sms/sms-gateway.ts";
import { takeFromBudget } from "../../../../platform/limits/budget.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { noProfileSources, phoneVisit, smsCodeFor, startWithProof, startWithoutProof } from "../../../../support/test-sign-in.ts";
import { askingNetwork } from "../../sending.rules.ts";
import { signInApi } from "../../sign-in.server.ts";
import { viaPhoneNumber } from "../../sign-in.contract.ts";
import { checkCode } from "./check-code.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

const asked = { isPinCode: false, resendIn: 60, isDelayed: false, isForCustomersOnly: false };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
});
afterAll(() => shop.close());

const start = (phone: string, who: Parameters<typeof phoneVisit>[2] = {}) => startWithoutProof(phoneVisit(shop, phone, who), { phone });
const sentTo = (phone: string) => shop.smsLines.filter((line) => line.includes(phone)).length;
const nextHour = () => shop.clock.advanceSeconds(3_600);

test("a code goes out as four digits and is kept only as a hash", async () => {
  const phone = randomPhone();
  expect(await start(phone)).toEqual(asked);
  expect(smsCodeFor(shop, phone)).toMatch(/^\d{4}$/);
  const row = await shop.db.read.selectFrom("sms_code").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(`"${smsCodeFor(shop, phone)}"`);
  expect(row.code_hash).toHaveLength(32);
  expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(300_000);
});

test("without the right phone hash nothing is sent and nothing is told", async () => {
  const phone = randomPhone();
  for (const visit of [testVisit(shop), phoneVisit(shop, randomPhone())])
    await expect(callEndpoint(signInApi(noProfileSources), viaPhoneNumber, visit, { phone })).rejects.toMatchObject({ status: 403 });
  expect(sentTo(phone)).toBe(0);
});

test("inside 60 seconds no second message goes out, also for four taps at the same instant", async () => {
  const phone = randomPhone();
  const answers = await Promise.all(Array.from({ length: 4 }, () => start(phone)));
  expect(sentTo(phone)).toBe(1);
  expect(answers.every(({ resendIn }) => resendIn === 60)).toBe(true);
  shop.clock.advanceSeconds(45);
  expect(await start(phone)).toEqual({ ...asked, resendIn: 15 });
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

test("S22 past ten codes an hour an address proves work for each, and its 300 never stop a device that is known", async () => {
  nextHour();
  const [regular, address] = [randomPhone(), "10.2.0.1"];
  await start(regular, { address });
  const { device } = await checkCode(phoneVisit(shop, regular), { phone: regular, code: smsCodeFor(shop, regular) });
  for (let time = 1; time < 10; time += 1) expect(await start(randomPhone(), { address })).toEqual(asked);
  const refusal = { status: 428, carried: { body: { code: "proof_of_work_needed", challenge: { puzzles: 8, bits: 12 } } } };
  await expect(start(randomPhone(), { address })).rejects.toMatchObject(refusal);
  await expect(start(randomPhone(), { address, device })).rejects.toMatchObject(refusal);
  const worker = randomPhone();
  expect(await startWithProof(phoneVisit(shop, worker, { address }), { phone: worker })).toEqual(asked);
  for (let time = 11; time < 300; time += 1) await takeFromBudget(shop, askingNetwork(address));
  await expect(startWithProof(phoneVisit(shop, worker, { address, guest: "another" }), { phone: randomPhone() })).rejects.toMatchObject({
    status: 429,
  });
  expect(await start(regular, { address, device })).toEqual(asked);
});

test("S22 while most codes go unused, every stranger proves work, and nobody who is known", async () => {
  nextHour();
  const regular = randomPhone();
  await start(regular);
  const { device } = await checkCode(phoneVisit(shop, regular), { phone: regular, code: smsCodeFor(shop, regular) });
  const sentAt = new Date(shop.clock.now().getTime() - 4_000_000);
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  const row = { phone: "380500000000", code_hash: new Uint8Array(32), sent_at: sentAt, expires_at: sentAt };
  nextHour();
  await shop.db.write((tx) => tx.deleteFrom("sms_code").where("used_at", "is not", null).execute());
  await shop.db.write((tx) =>
    tx
      .insertInto("sms_code")
      .values(ids.map((id) => ({ ...row, id })))
      .execute(),
  );
  await expect(start(randomPhone())).rejects.toMatchObject({ status: 428 });
  const worker = randomPhone();
  expect(await startWithProof(phoneVisit(shop, worker), { phone: worker })).toEqual(asked);
  expect(await start(regular, { device })).toEqual(asked);
  await shop.db.write((tx) => tx.deleteFrom("sms_code").where("id", "in", ids).execute());
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
    await startWithoutProof(phoneVisit(watched("known"), known), { phone: known }),
    await startWithoutProof(phoneVisit(watched("unknown"), unknown), { phone: unknown }),
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
  await expect(startWithoutProof(phoneVisit(refusing, refused), { phone: refused })).rejects.toMatchObject({
    status: 503,
    messageKey: "auth.smsFailed",
  });
  expect(await start(refused)).toEqual(asked);
  expect(sentTo(refused)).toBe(1);

  let late = "";
  const unsure = withGateway(({ code }) => {
    late = code;
    return Promise.reject(new Error("no answer in time"));
  });
  expect(await startWithoutProof(phoneVisit(unsure, silent), { phone: silent })).toMatchObject({ isDelayed: true, resendIn: 60 });
  expect((await checkCode(phoneVisit(shop, silent), { phone: silent, code: late })).token).not.toBe("");
});

test("S8 a message is never sent while a transaction is open", async () => {
  let inside: boolean | undefined;
  const watching: TestShop = {
    ...shop,
    integrations: { ...shop.integrations, sms: { name: "watching", send: async () => void (inside = shop.db.insideTransaction()) } },
  };
  const phone = randomPhone();
  await startWithoutProof(phoneVisit(watching, phone), { phone });
  expect(inside).toBe(false);
});
