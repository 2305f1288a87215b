import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../../support/test-goods.ts";
import { openTestShop, randomPhone, type TestShop } from "../../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor, startWithoutProof, wrongCode } from "../../../../support/test-sign-in.ts";
import { findCustomerByToken } from "../../../accounts/accounts.server.ts";
import { addPack, viewCart } from "../../../cart/cart.server.ts";
import { checkCode } from "./check-code.ts";
import { relaxedLimits, usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
});
afterAll(() => shop.close());

type Who = Parameters<typeof phoneVisit>[2];
const ask = async (phone: string, who: Who = {}, utm: object = {}) => {
  await startWithoutProof(phoneVisit(shop, phone, who), { phone, ...utm });
  return smsCodeFor(shop, phone);
};
const check = (phone: string, code: string, who: Who = {}) => checkCode(phoneVisit(shop, phone, who), { phone, code });
const outcome = (phone: string, code: string, who: Who = {}) =>
  check(phone, code, who).then(
    () => "in",
    (error: { status: number }) => error.status,
  );
const guess = async (phone: string, code: string, times: number, who: Who = {}) => {
  const outcomes: unknown[] = [];
  for (let time = 0; time < times; time += 1) outcomes.push(await outcome(phone, wrongCode(code), who));
  return outcomes;
};

test("a right code makes an account with where it came from, a device and a token that is kept as a hash", async () => {
  const phone = randomPhone();
  const code = await ask(phone, {}, { utm_campaign_name: "autumn" });
  const { token, device, isBlacklisted } = await check(phone, code);
  expect(isBlacklisted).toBe(false);
  expect([token, device].every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  expect(await findCustomerByToken(shop, token, shop.clock.now())).toMatchObject({ phone, blacklisted: false });
  const account = await shop.db.read.selectFrom("account").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();
  expect(account.utm).toEqual({ utm_campaign_name: "autumn" });
  const stored = await shop.db.read
    .selectFrom("access_token")
    .innerJoin("device", "device.id", "access_token.device_id")
    .select(["token_hash", "credential_hash"])
    .where("access_token.account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(stored.token_hash).toString("base64url")).not.toBe(token);
  expect(Buffer.from(stored.credential_hash).toString("base64url")).not.toBe(device);
});

test("a code works once, also when it is sent five times at the same instant", async () => {
  const phone = randomPhone();
  const code = await ask(phone);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(phone, code)));
  expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
  expect(await outcome(phone, code)).toBe(422);
  expect(await shop.db.read.selectFrom("account").select("id").where("phone", "=", phone).execute()).toHaveLength(1);
});

test("a code ends after five minutes", async () => {
  const [late, inTime] = [randomPhone(), randomPhone()];
  const codes = [await ask(late), await ask(inTime)] as const;
  shop.clock.advanceSeconds(299);
  expect(await outcome(inTime, codes[1])).toBe("in");
  shop.clock.advanceSeconds(1);
  expect(await outcome(late, codes[0])).toBe(422);
});

test("a newer code replaces the older one, and a used one ends those under way", async () => {
  const phone = randomPhone();
  const older = await ask(phone);
  shop.clock.advanceSeconds(60);
  const newer = await ask(phone);
  if (older !== newer) expect(await outcome(phone, older)).toBe(422);
  expect(await outcome(phone, newer)).toBe("in");
  expect(await outcome(phone, older)).toBe(422);
});

test("S21 guessing stops at five a code across visits and addresses, and then even the right code is refused", async () => {
  const phone = randomPhone();
  const code = await ask(phone);
  expect(await guess(phone, code, 3, { address: "10.0.0.1" })).toEqual([422, 422, 422]);
  expect(await guess(phone, code, 2, { address: "10.0.0.2" })).toEqual([422, 422]);
  expect(await outcome(phone, code)).toBe(422);
});

test("S21 thirty guesses at the same instant are five", async () => {
  const phone = randomPhone();
  const code = await ask(phone);
  await Promise.all(Array.from({ length: 30 }, () => outcome(phone, wrongCode(code))));
  const { wrong_tries: tries } = await shop.db.read
    .selectFrom("sms_code")
    .select("wrong_tries")
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
  expect(await outcome(phone, code)).toBe(422);
});

test("S21 fifteen wrong codes a day close a phone until tomorrow; right ones do not count", async () => {
  shop.clock.set("2026-12-01T08:00:00Z");
  const phone = randomPhone();
  for (let round = 0; round < 3; round += 1) {
    const code = await ask(phone);
    expect(await guess(phone, code, 4)).toEqual([422, 422, 422, 422]);
    expect(await outcome(phone, code)).toBe("in");
  }
  const code = await ask(phone);
  expect(await guess(phone, code, 4)).toEqual([422, 422, 422, 429]);
  expect(await outcome(phone, code)).toBe(429);
  shop.clock.set("2026-12-02T08:00:00Z");
  expect(await outcome(phone, await ask(phone))).toBe("in");
});

test("S21 after a hundred wrong codes in a row strangers have one try a day; a right one begins the row anew", async () => {
  const [stranger, owner] = [randomPhone(), randomPhone()];
  shop.clock.set("2027-01-01T08:00:00Z");
  const wrongDay = async (phone: string) => {
    for (let round = 0; round < 3; round += 1) {
      await guess(phone, await ask(phone), 5);
      shop.clock.advanceSeconds(301);
    }
    shop.clock.advanceSeconds(86_400);
  };
  for (let day = 0; day < 6; day += 1) await wrongDay(stranger);
  shop.clock.advanceSeconds(86_400);
  await guess(stranger, await ask(stranger), 5);
  shop.clock.advanceSeconds(61);
  const last = await ask(stranger);
  expect(await guess(stranger, last, 4)).toEqual([422, 422, 422, 422]);
  shop.clock.advanceSeconds(86_400 + 61);
  const tomorrow = async () => {
    shop.clock.advanceSeconds(86_400 + 61);
    return ask(stranger);
  };
  expect(await guess(stranger, await ask(stranger), 1)).toEqual([422]);
  shop.clock.advanceSeconds(61);
  expect(await guess(stranger, await ask(stranger), 2)).toEqual([422, 429]);
  expect(await guess(stranger, await tomorrow(), 2)).toEqual([422, 429]);
  expect(await outcome(stranger, await tomorrow())).toBe("in");
  shop.clock.advanceSeconds(86_400 + 61);
  expect(await guess(stranger, await ask(stranger), 3)).toEqual([422, 422, 422]);

  for (let day = 0; day < 6; day += 1) await wrongDay(owner);
  expect(await outcome(owner, await ask(owner))).toBe("in");
  for (let day = 0; day < 6; day += 1) await wrongDay(owner);
  expect(await outcome(owner, await ask(owner))).toBe("in");
}, 60_000);

test("S21 a code asked for by a browser works there only, and a stranger can neither use nor spoil it", async () => {
  const phone = randomPhone();
  const mine = await ask(phone, { guest: "mine" });
  expect(await outcome(phone, mine, { guest: "theirs" })).toBe(422);
  expect(await outcome(phone, mine)).toBe(422);
  expect(await guess(phone, mine, 9, { guest: "theirs" })).toEqual(Array(9).fill(422));
  shop.clock.advanceSeconds(60);
  await ask(phone, { guest: "theirs" });
  expect(await outcome(phone, mine, { guest: "mine" })).toBe("in");
});

test("LIMITS=relaxed leaves the five tries and the single use in force", async () => {
  const relaxed: TestShop = { ...shop, config: { ...shop.config, limits: relaxedLimits } };
  const phone = randomPhone();
  await startWithoutProof(phoneVisit(relaxed, phone), { phone });
  const code = smsCodeFor(shop, phone);
  for (let time = 0; time < 5; time += 1)
    await expect(checkCode(phoneVisit(relaxed, phone), { phone, code: wrongCode(code) })).rejects.toMatchObject({ status: 422 });
  await expect(checkCode(phoneVisit(relaxed, phone), { phone, code })).rejects.toMatchObject({ status: 422 });
});

test("the same device is known again, another account on it gets a credential of its own", async () => {
  const [phone, other] = [randomPhone(), randomPhone()];
  const first = await check(phone, await ask(phone));
  const again = await check(phone, await ask(phone), { device: first.device });
  expect(again.device).toBe(first.device);
  expect(again.token).not.toBe(first.token);
  expect((await check(other, await ask(other), { device: first.device })).device).not.toBe(first.device);
});

test("the guest's reserved goods come into the account", async () => {
  const phone = randomPhone();
  const goods = await addTestGoods(shop, { stock: 3 });
  expect(await addPack(phoneVisit(shop, phone, { guest: "with goods" }), goods)).toBe("added");
  const { token } = await check(phone, await ask(phone, { guest: "with goods" }), { guest: "with goods" });
  const customer = await findCustomerByToken(shop, token, shop.clock.now());
  expect((await viewCart({ ...phoneVisit(shop, phone), customer })).counter).toBe(1);
});

test("a blacklisted customer signs in, and whatever was reserved is free again", async () => {
  const phone = randomPhone();
  await check(phone, await ask(phone));
  await shop.db.write((tx) => tx.updateTable("account").set({ blacklisted_at: shop.clock.now() }).where("phone", "=", phone).execute());
  const goods = await addTestGoods(shop, { stock: 1 });
  expect(await addPack(phoneVisit(shop, phone, { guest: "listed" }), goods)).toBe("added");
  const { token, isBlacklisted } = await check(phone, await ask(phone, { guest: "listed" }), { guest: "listed" });
  expect(isBlacklisted).toBe(true);
  expect(await findCustomerByToken(shop, token, shop.clock.now())).toMatchObject({ blacklisted: true });
  expect(await addPack(phoneVisit(shop, phone, { guest: "next" }), goods)).toBe("added");
});
