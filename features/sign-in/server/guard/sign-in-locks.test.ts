import { afterAll, beforeAll, expect, test } from "vitest";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { callEndpoint } from "../../../../support/call-endpoint.ts";
import { addTestCustomer, openTestShop, randomPhone, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor, startWithoutProof, wrongCode } from "../../../../support/test-sign-in.ts";
import type { StaffMember } from "../../../shop.ts";
import * as contract from "../../staff-sign-in.contract.ts";
import { staffSignInApi } from "../../sign-in.server.ts";
import { checkCode } from "../codes/check-code.ts";
import { idOf } from "../../../../platform/ids.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

const asStaff = () => testVisit(shop, { staff });
const guess = async (phone: string, guest: string) => {
  const visit = phoneVisit(shop, phone, { guest });
  await startWithoutProof(visit, { phone });
  const code = wrongCode(smsCodeFor(shop, phone));
  for (let at = 0; at < 5; at += 1) await checkCode(visit, { phone, code }).catch(() => undefined);
  shop.clock.advanceSeconds(61);
};
const told = (phone: string) => shop.smsLines.filter((line) => line.includes(phone) && !/\d{4}$/.test(line)).length;

test("S21 support sees what strangers tried, lets new devices in again, and it stands in the audit log", async () => {
  shop.clock.set("2026-11-24T08:00:00Z");
  const { id, phone } = await addTestCustomer(shop);
  for (const guest of ["one", "two", "three"]) await guess(phone, guest);
  const visit = phoneVisit(shop, phone, { guest: "a new device" });
  await startWithoutProof(visit, { phone });
  await expect(checkCode(visit, { phone, code: smsCodeFor(shop, phone) })).rejects.toMatchObject({ status: 429 });

  const { body: before } = await callEndpoint(staffSignInApi, contract.getSignInLocks, asStaff(), { id });
  expect(before).toEqual({ id, wrongToday: 15, wrongInARow: 15, isLocked: true });
  const { body: after } = await callEndpoint(staffSignInApi, contract.unlockSignIn, asStaff(), { id });
  expect(after).toEqual({ id, wrongToday: 0, wrongInARow: 0, isLocked: false });
  expect((await checkCode(visit, { phone, code: smsCodeFor(shop, phone) })).token).not.toBe("");
  const entry = await shop.db.read
    .selectFrom("audit_entry")
    .select(["staff_id", "entity", "entity_id", "before", "after"])
    .where("action", "=", "unlock-sign-in")
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    staff_id: staff.id,
    entity: "customer",
    entity_id: String(id),
    before: { wrongToday: 15, wrongInARow: 15, isLocked: true },
    after: { isLocked: false },
  });
});

test("S21 a phone to which strangers asked for too many codes is unlocked as well; a customer nobody knows is 404", async () => {
  shop.clock.set("2026-11-25T08:00:00Z");
  const { id, phone } = await addTestCustomer(shop);
  for (let at = 0; at < 5; at += 1) {
    await startWithoutProof(phoneVisit(shop, phone, { guest: `browser ${at}` }), { phone });
    shop.clock.advanceSeconds(61);
  }
  const fresh = () => startWithoutProof(phoneVisit(shop, phone, { guest: "fresh" }), { phone });
  await expect(fresh()).rejects.toMatchObject({ status: 429 });
  expect((await callEndpoint(staffSignInApi, contract.getSignInLocks, asStaff(), { id })).body.isLocked).toBe(true);
  await callEndpoint(staffSignInApi, contract.unlockSignIn, asStaff(), { id });
  expect((await fresh()).resendIn).toBeGreaterThan(0);
  await expect(callEndpoint(staffSignInApi, contract.unlockSignIn, asStaff(), { id: idOf<"account">(999_999) })).rejects.toMatchObject({
    status: 404,
  });
});

test("S21 S24 a customer hears of strangers' tries once a day; a phone without an account hears nothing", async () => {
  shop.clock.set("2026-11-26T08:00:00Z");
  const [{ phone }, nobody] = [await addTestCustomer(shop), randomPhone()];
  for (const guest of ["one", "two"]) await guess(phone, guest);
  await expect.poll(() => told(phone)).toBe(1);
  await guess(nobody, "one");
  shop.clock.set("2026-11-27T08:00:00Z");
  await guess(phone, "three");
  await expect.poll(() => told(phone)).toBe(2);
  expect(told(nobody)).toBe(0);
});

test("S21 a customer who reads Russian hears of strangers' tries in Russian, from whom it is", async () => {
  shop.clock.set("2026-11-29T08:00:00Z");
  const { id, phone } = await addTestCustomer(shop);
  await shop.db.write((tx) => tx.updateTable("account").set({ locale: "ru" }).where("id", "=", id).execute());
  await guess(phone, "one");
  await expect.poll(() => shop.smsLines).toContain(`sms +${phone} Семиряд: кто-то не смог войти с вашим номером. Не говорите кодов.`);
});
