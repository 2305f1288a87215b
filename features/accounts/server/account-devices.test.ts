import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { findCustomerByToken, findOrCreateAccount, isKnownDevice, issueToken, recogniseDevice, viewDevices } from "../accounts.server.ts";
import { confirmDevices, signOutDevice, signOutEverywhere } from "./account-devices.ts";
import { idOf } from "../../../platform/ids.ts";

let shop: TestShop;
let phone: string;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(() => void (phone = randomPhone()));

async function signIn(userAgent = "test", of = phone) {
  shop.clock.advanceSeconds(60);
  const now = shop.clock.now();
  const signedIn = await shop.db.write(async (tx) => {
    const { id } = await findOrCreateAccount(tx, { phone: of, utm: {}, locale: "ua", now });
    const { deviceId, credential } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent, now });
    return { credential, deviceId, token: await issueToken(tx, { accountId: id, deviceId, proof: "sms", now }) };
  });
  return {
    ...signedIn,
    visit: async () => testVisit(shop, { customer: await findCustomerByToken(shop, signedIn.token, shop.clock.now()) }),
  };
}
const isIn = async (token: string) => (await findCustomerByToken(shop, token, shop.clock.now())) !== undefined;

test("the list names each device as people do, the newest sign-in first, this one marked", async () => {
  await signIn("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1");
  const here = await signIn("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0");
  await signIn("curl/8");
  const { devices } = await viewDevices(await here.visit());
  expect(devices.map(({ name, isThis, isSignedIn }) => [name, isThis, isSignedIn])).toEqual([
    ["", false, true],
    ["Edge, Windows", true, true],
    ["Safari, iOS", false, true],
  ]);
});

test("S25 the older device is told about the newer one until its owner confirms it, never the newer about the older", async () => {
  const first = await signIn();
  const second = await signIn();
  const news = async (of: typeof first) => (await viewDevices(await of.visit())).devices.filter(({ isNew }) => isNew).map(({ id }) => id);
  expect(await news(first)).toEqual([second.deviceId]);
  expect(await news(second)).toEqual([]);
  await confirmDevices(await first.visit());
  expect(await news(first)).toEqual([]);
  const third = await signIn();
  expect(await news(first)).toEqual([third.deviceId]);
});

test("a device that is signed out needs an SMS code again, the others stay", async () => {
  const [here, lost] = [await signIn(), await signIn()];
  await signOutDevice(await here.visit(), lost.deviceId);
  expect([await isIn(here.token), await isIn(lost.token)]).toEqual([true, false]);
  expect(await isKnownDevice(shop, { phone, credential: lost.credential })).toBe(false);
  expect((await viewDevices(await here.visit())).devices.map(({ id }) => id)).toEqual([here.deviceId]);
  await expect(signOutDevice(await here.visit(), lost.deviceId)).rejects.toMatchObject({ status: 404 });
});

test("S30 somebody else's device answers like one that is not there, and nothing happens to it", async () => {
  const [here, theirs] = [await signIn(), await signIn("test", randomPhone())];
  for (const id of [theirs.deviceId, idOf<"device">(2_000_000_000)]) {
    await expect(signOutDevice(await here.visit(), id)).rejects.toMatchObject({ status: 404 });
  }
  expect(await isIn(theirs.token)).toBe(true);
});

test("S27 signing out everywhere ends every token of this account only; this device alone stays known", async () => {
  const [here, other, theirs] = [await signIn(), await signIn(), await signIn("test", randomPhone())];
  await signOutEverywhere(await here.visit());
  expect([await isIn(here.token), await isIn(other.token), await isIn(theirs.token)]).toEqual([false, false, true]);
  expect(await isKnownDevice(shop, { phone, credential: here.credential })).toBe(true);
  expect(await isKnownDevice(shop, { phone, credential: other.credential })).toBe(false);
});
