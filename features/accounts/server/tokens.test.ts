import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Id, idOf } from "../../../platform/ids.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { findCustomerByToken, isKnownDevice, issueToken, recogniseDevice, revokeToken } from "../accounts.server.ts";

const DAY = 86_400;
let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(() => shop.clock.set("2026-11-21T10:00:00Z"));

const now = () => shop.clock.now();
const find = (token: string) => findCustomerByToken(shop, token, now());
const device = (accountId: Id<"account">, credential?: string) =>
  shop.db.write((tx) => recogniseDevice(tx, { accountId, credential, userAgent: "test", now: now() }));
const issue = async (accountId: Id<"account">) => {
  const { deviceId } = await device(accountId);
  return shop.db.write((tx) => issueToken(tx, { accountId, deviceId, proof: "sms", now: now() }));
};
const endOf = async (accountId: Id<"account">) =>
  (await shop.db.read.selectFrom("access_token").select("expires_at").where("account_id", "=", accountId).executeTakeFirstOrThrow())
    .expires_at;

test("a token names its owner until it has lain unused for seven days", async () => {
  const { id, phone } = await addTestCustomer(shop);
  const token = await issue(id);
  expect(await find(token)).toMatchObject({ id, phone, blacklisted: false, cardOnly: false });
  expect(await find(`${token}x`)).toBeUndefined();
  expect(await find("")).toBeUndefined();
  shop.clock.advanceSeconds(7 * DAY);
  expect(await find(token)).toBeUndefined();
});

test("each use moves the end by seven days, and by no more than ninety in all", async () => {
  const { id } = await addTestCustomer(shop);
  const token = await issue(id);
  const begun = now();
  for (let day = 0; day < 84; day += 6) {
    shop.clock.advanceSeconds(6 * DAY);
    expect(await find(token)).toBeDefined();
    const expected = Math.min(now().getTime() + 7 * DAY * 1_000, begun.getTime() + 90 * DAY * 1_000);
    await expect.poll(async () => (await endOf(id)).getTime()).toBe(expected);
  }
  shop.clock.set(new Date(begun.getTime() + 90 * DAY * 1_000 - 1_000));
  expect(await find(token)).toBeDefined();
  shop.clock.advanceSeconds(1);
  expect(await find(token)).toBeUndefined();
});

test("a busy token is written at most once an hour", async () => {
  const { id } = await addTestCustomer(shop);
  const token = await issue(id);
  const first = await endOf(id);
  shop.clock.advanceSeconds(3_600);
  await find(token);
  await find(token);
  expect(await endOf(id)).toEqual(first);
  shop.clock.advanceSeconds(1);
  await find(token);
  await expect.poll(async () => (await endOf(id)).getTime()).toBe(first.getTime() + 3_601_000);
});

test("a revoked token is nobody's, and other tokens of the account live on", async () => {
  const { id } = await addTestCustomer(shop);
  const [ended, other] = [await issue(id), await issue(id)];
  const customer = await find(ended);
  await shop.db.write((tx) => revokeToken(tx, customer?.tokenId ?? idOf<"access_token">(0), now()));
  await shop.db.write((tx) => revokeToken(tx, customer?.tokenId ?? idOf<"access_token">(0), now()));
  expect(await find(ended)).toBeUndefined();
  expect(await find(other)).toBeDefined();
});

test("S28 blacklisting and card-only are seen by the very next request", async () => {
  const { id } = await addTestCustomer(shop);
  const token = await issue(id);
  await shop.db.write((tx) => tx.updateTable("account").set({ blacklisted_at: now(), card_only: true }).where("id", "=", id).execute());
  expect(await find(token)).toMatchObject({ blacklisted: true, cardOnly: true });
});

test("a device is known by its credential for its own account's phone only", async () => {
  const [owner, stranger] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const { credential, deviceId } = await device(owner.id);
  expect(await device(owner.id, credential)).toEqual({ credential, deviceId });
  expect((await device(stranger.id, credential)).credential).not.toBe(credential);
  expect(await isKnownDevice(shop, { phone: owner.phone, credential })).toBe(true);
  expect(await isKnownDevice(shop, { phone: stranger.phone, credential })).toBe(false);
  expect(await isKnownDevice(shop, { phone: owner.phone, credential: undefined })).toBe(false);
  expect(await isKnownDevice(shop, { phone: owner.phone, credential: "x" })).toBe(false);
});

test("an account that is not there gets no token", async () => {
  await expect(issue(999_999 as Id<"account">)).rejects.toThrow();
});
