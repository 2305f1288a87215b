import { afterAll, beforeAll, expect, test } from "vitest";
import { SmsRefused, type SmsGateway } from "../../../integrations/sms/sms-gateway.ts";
import { failoverGateway } from "../../../integrations/sms/failover-gateway.ts";
import { openTestShop, randomPhone, type TestShop } from "../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor } from "../../../support/test-sign-in.ts";
import { checkCode } from "./check-code.ts";
import { deliverCode, deliverWaitingCodes } from "./deliver-codes.ts";
import { startSignIn } from "./start-sign-in.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ config: { limits: "normal" } })));
afterAll(() => shop.close());

const sentTo = (phone: string) => shop.smsLines.filter((line) => line.includes(phone)).length;
const codeOf = (phone: string) => shop.db.read.selectFrom("sms_code").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();
const withGateway = (name: string, send: SmsGateway["send"]): TestShop => ({
  ...shop,
  integrations: { ...shop.integrations, sms: { name, send } },
});

/** The process dies after the commit that made the code: its own step of sending finds no gateway and no time. */
async function leaveWaiting(phone: string): Promise<string> {
  await startSignIn(phoneVisit(shop, phone), { phone });
  const { id } = await codeOf(phone);
  const sealed = await sealedTextOf(phone);
  await shop.db.write((tx) => tx.updateTable("sms_code").set({ delivery: "waiting", sealed_text: sealed }).where("id", "=", id).execute());
  shop.smsLines.length = 0;
  return id;
}

/** The text as it was sealed before sending, seen by a gateway that keeps silent. */
async function sealedTextOf(phone: string): Promise<string> {
  let sealed = "";
  const other = randomPhone();
  await startSignIn(
    phoneVisit(
      withGateway("watching", async () => void (sealed = (await codeOf(other)).sealed_text ?? "")),
      other,
    ),
    { phone: other },
  );
  expect(sealed).not.toContain(phone);
  return sealed;
}

test("a code that was left waiting goes out once, however many processes find it", async () => {
  const phone = randomPhone();
  const id = await leaveWaiting(phone);
  await deliverWaitingCodes(shop);
  expect(sentTo(phone)).toBe(0);
  shop.clock.advanceSeconds(6);
  await Promise.all([deliverWaitingCodes(shop), deliverWaitingCodes(shop), deliverCode(shop, id), deliverCode(shop, id)]);
  await deliverWaitingCodes(shop);
  expect(sentTo(phone)).toBe(1);
  expect(await codeOf(phone)).toMatchObject({ delivery: "sent", sealed_text: null });
});

test("whoever dies while sending leaves a message nobody sends again, and its text goes with the code", async () => {
  const phone = randomPhone();
  const id = await leaveWaiting(phone);
  await shop.db.write((tx) => tx.updateTable("sms_code").set({ delivery: "sending" }).where("id", "=", id).execute());
  shop.clock.advanceSeconds(6);
  await deliverWaitingCodes(shop);
  expect(sentTo(phone)).toBe(0);
  shop.clock.advanceSeconds(300);
  await deliverWaitingCodes(shop);
  expect((await codeOf(phone)).sealed_text).toBeNull();
});

test("a code that has ended is not sent any more", async () => {
  const phone = randomPhone();
  await leaveWaiting(phone);
  shop.clock.advanceSeconds(301);
  await deliverWaitingCodes(shop);
  expect(sentTo(phone)).toBe(0);
});

test("the text is sealed while it waits and gone once it was sent", async () => {
  const phone = randomPhone();
  await startSignIn(phoneVisit(shop, phone), { phone });
  const code = smsCodeFor(shop, phone);
  expect(await codeOf(phone)).toMatchObject({ delivery: "sent", sealed_text: null });
  expect((await sealedTextOf(phone)).includes(code)).toBe(false);
});

test("the second gateway takes over when the first has surely not sent, and never when nobody knows", async () => {
  const taken: string[] = [];
  const second: SmsGateway = { name: "second", send: async ({ text }) => void taken.push(text) };
  const refusing = failoverGateway([
    { name: "first", send: () => Promise.reject(new SmsRefused("no money", { temporary: false })) },
    second,
  ]);
  const phone = randomPhone();
  await startSignIn(phoneVisit(withGateway(refusing.name, refusing.send), phone), { phone });
  expect(taken).toHaveLength(1);
  expect((await checkCode(phoneVisit(shop, phone), { phone, code: taken[0]?.slice(0, 4) ?? "" })).token).not.toBe("");

  const silent = failoverGateway([{ name: "first", send: () => Promise.reject(new Error("no answer")) }, second]);
  const other = randomPhone();
  await expect(startSignIn(phoneVisit(withGateway(silent.name, silent.send), other), { phone: other })).rejects.toMatchObject({
    status: 503,
    messageKey: "auth.smsFailed",
  });
  expect(taken).toHaveLength(1);
  expect((await codeOf(other)).delivery).toBe("unknown");
});
