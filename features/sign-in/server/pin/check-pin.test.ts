import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addFirstOwner } from "../../../../support/test-staff.ts";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor, startWithoutProof, wrongCode } from "../../../../support/test-sign-in.ts";
import { findCustomerByToken } from "../../../accounts/accounts.server.ts";
import { writeSettings } from "../../../settings/settings.server.ts";
import { checkCode } from "../codes/check-code.ts";
import { checkPin } from "./check-pin.ts";
import { createPin } from "./create-pin.ts";
import { unlockSignIn } from "../guard/sign-in-locks.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ config: { limits: usualLimits } })));
afterAll(() => shop.close());
beforeEach(() => shop.clock.advanceSeconds(3_600));

const PIN = "4827";
const OTHER = "9051";

type Device = string | undefined;
const visitOf = (phone: string, device: Device) => phoneVisit(shop, phone, device ? { device } : {});

async function bySms(phone: string, device?: Device) {
  await startWithoutProof(visitOf(phone, device), { phone, isCodeWanted: true });
  return checkCode(visitOf(phone, device), { phone, code: smsCodeFor(shop, phone) });
}

const customerOf = async (token: string) => findCustomerByToken(shop, token, shop.clock.now());

async function setPin(token: string, pin: string, presentPin?: string) {
  const customer = await customerOf(token);
  if (!customer) throw new Error("the token has ended");
  const visit = { ...visitOf(customer.phone, undefined), customer };
  return createPin(visit, { phone: customer.phone, pin, presentPin }).then(
    () => "set",
    (error: { errors?: Record<string, string[]> }) => error.errors,
  );
}

const byPin = (phone: string, pin: string, device: Device) =>
  checkPin(visitOf(phone, device), { phone, pin }).then(
    ({ token }) => token,
    (error: { messageKey: string }) => error.messageKey,
  );

async function withPin(phone = randomPhone()) {
  const { token, device } = await bySms(phone);
  expect(await setPin(token, PIN)).toBe("set");
  return { phone, token, device };
}

describe("a known device", () => {
  test("S23 asks for the PIN instead of a code, and no message goes out", async () => {
    const { phone, device } = await withPin();
    const before = shop.smsLines.length;
    expect(await startWithoutProof(visitOf(phone, device), { phone })).toMatchObject({ isPinCode: true, resendIn: 0 });
    expect(shop.smsLines).toHaveLength(before);
    const token = await byPin(phone, PIN, device);
    expect(await customerOf(token)).toMatchObject({ phone });
  });

  test("a forgotten PIN: a code is sent all the same, and after it a new PIN needs no old one", async () => {
    const { phone, device } = await withPin();
    shop.clock.advanceSeconds(60);
    const { token, isPinCode, mayCreatePin } = await bySms(phone, device);
    expect({ isPinCode, mayCreatePin }).toEqual({ isPinCode: true, mayCreatePin: true });
    expect(await setPin(token, OTHER)).toBe("set");
    expect(await byPin(phone, PIN, device)).toBe("auth.pinError");
    expect(await customerOf(await byPin(phone, OTHER, device))).toMatchObject({ phone });
  });

  test("S21 S23 the fifth wrong PIN switches it off until an SMS code, also for the right one; other devices keep theirs", async () => {
    const { phone, device } = await withPin();
    shop.clock.advanceSeconds(60);
    const second = (await bySms(phone)).device;
    const outcomes: string[] = [];
    for (let time = 0; time < 6; time += 1) outcomes.push(await byPin(phone, wrongCode(PIN), device));
    expect(outcomes).toEqual([...Array(4).fill("auth.pinError"), "auth.pinOff", "auth.pinOff"]);
    expect(await byPin(phone, PIN, device)).toBe("auth.pinOff");
    expect((await startWithoutProof(visitOf(phone, device), { phone })).isPinCode).toBe(false);
    expect(await customerOf(await byPin(phone, PIN, second))).toMatchObject({ phone });
    shop.clock.advanceSeconds(60);
    await bySms(phone, device);
    expect(await customerOf(await byPin(phone, PIN, device))).toMatchObject({ phone });
  });

  test("S21 twenty guesses at the same instant are five; a right PIN makes the tries whole", async () => {
    const { phone, device } = await withPin();
    for (let time = 0; time < 4; time += 1) await byPin(phone, OTHER, device);
    await byPin(phone, PIN, device);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => byPin(phone, OTHER, device)));
    expect(outcomes.filter((one) => one === "auth.pinError")).toHaveLength(4);
    expect(await byPin(phone, PIN, device)).toBe("auth.pinOff");
  });

  test("S26 the PIN is kept as Argon2id under a pepper, and two people with one PIN are kept differently", async () => {
    const phones = [(await withPin()).phone, (await withPin()).phone];
    const rows = await shop.db.read.selectFrom("account").select("pin_hash").where("phone", "in", phones).execute();
    for (const { pin_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(rows.map(({ pin_hash: hash }) => hash)).size).toBe(2);
    const elsewhere: TestShop = { ...shop, config: { ...shop.config, secret: "another secret of another shop, 32 bytes" } };
    const { phone, device } = await withPin();
    await expect(checkPin({ ...visitOf(phone, device), shop: elsewhere }, { phone, pin: PIN })).rejects.toMatchObject({ status: 422 });
  });
});

describe("a strange device", () => {
  test("S23 S24 hears the same about every phone, whether it shows no credential or somebody else's", async () => {
    const { phone } = await withPin();
    const stranger = (await withPin()).device;
    for (const device of [undefined, stranger]) {
      for (const asked of [phone, randomPhone()]) {
        expect(await byPin(asked, PIN, device)).toBe("auth.pinOff");
        expect(await startWithoutProof(visitOf(asked, device), { phone: asked })).toMatchObject({ isPinCode: false });
      }
      shop.clock.advanceSeconds(60);
    }
  });

  test("S23 with the setting `limited` a PIN works from anywhere, three wrong a day, and phones without one answer alike", async () => {
    await writeSettings(shop, { pin_unknown_device: "limited" });
    const [{ phone }, nobody] = [await withPin(), randomPhone()];
    expect(await customerOf(await byPin(phone, PIN, undefined))).toMatchObject({ phone });
    shop.clock.advanceSeconds(86_400);
    for (const asked of [phone, nobody]) {
      const outcomes: string[] = [];
      for (let time = 0; time < 4; time += 1) outcomes.push(await byPin(asked, OTHER, undefined));
      expect(outcomes).toEqual(["auth.pinError", "auth.pinError", "auth.pinError", "auth.pinTries"]);
    }
    expect(await byPin(phone, PIN, undefined)).toBe("auth.pinTries");
    const { id } = await shop.db.read.selectFrom("account").select("id").where("phone", "=", phone).executeTakeFirstOrThrow();
    await unlockSignIn(testVisit(shop, { staff: (await addFirstOwner(shop)).staff }), id);
    expect(await customerOf(await byPin(phone, PIN, undefined))).toMatchObject({ phone });
    await writeSettings(shop, { pin_unknown_device: "sms" });
  });
});

describe("setting a PIN", () => {
  test.each(["1111", "1988", "4321"])("S26 %s is refused", async (pin) => {
    const { token } = await bySms(randomPhone());
    expect(await setPin(token, pin)).toEqual({ pin_code: ["auth.pinEasy"] });
  });

  test("S26 the last four of the phone are refused; the phone must be the customer's own", async () => {
    const phone = "380501239051";
    const { token } = await bySms(phone);
    expect(await setPin(token, "9051")).toEqual({ pin_code: ["auth.pinEasy"] });
    const customer = await customerOf(token);
    const visit = { ...visitOf(phone, undefined), customer };
    await expect(createPin(visit, { phone: randomPhone(), pin: PIN, presentPin: undefined })).rejects.toMatchObject({
      errors: { phone: ["auth.phoneError"] },
    });
  });

  test("replacing it later needs the present one, counted like any try, and ends the other tokens (S27)", async () => {
    const { phone, token, device } = await withPin();
    shop.clock.advanceSeconds(60);
    const second = await bySms(phone);
    const later = await byPin(phone, PIN, device);
    expect(await setPin(later, OTHER)).toEqual({ current_pin_code: ["auth.pinNeeded"] });
    expect(await setPin(later, OTHER, OTHER)).toEqual({ current_pin_code: ["auth.pinError"] });
    expect(await setPin(later, OTHER, PIN)).toBe("set");
    expect(await customerOf(later)).toMatchObject({ phone });
    expect(await customerOf(token)).toBeUndefined();
    expect(await customerOf(second.token)).toBeUndefined();
    for (let time = 0; time < 5; time += 1) await setPin(later, PIN, PIN);
    expect(await setPin(later, PIN, OTHER)).toEqual({ current_pin_code: ["auth.pinOffInside"] });
  });

  test("S25 a new device of an account that had one cannot replace or make a PIN by SMS alone for a day", async () => {
    const { phone } = await withPin();
    shop.clock.advanceSeconds(60);
    const fresh = await bySms(phone);
    expect(fresh).toMatchObject({ isPinCode: true, mayCreatePin: false });
    expect(await setPin(fresh.token, OTHER)).toEqual({ current_pin_code: ["auth.pinNeeded"] });
    expect(await setPin(fresh.token, OTHER, PIN)).toBe("set");

    const without = randomPhone();
    await bySms(without);
    shop.clock.advanceSeconds(60);
    const second = await bySms(without);
    expect(second).toMatchObject({ isPinCode: false, mayCreatePin: false });
    expect(await setPin(second.token, PIN)).toEqual({ pin_code: ["auth.pinLater"] });
    shop.clock.advanceSeconds(86_400);
    expect(await setPin(second.token, PIN)).toBe("set");
  });

  test("a code proves its owner for ten minutes", async () => {
    const { phone, device } = await withPin();
    shop.clock.advanceSeconds(60);
    const { token } = await bySms(phone, device);
    shop.clock.advanceSeconds(600);
    expect(await setPin(token, OTHER)).toEqual({ current_pin_code: ["auth.pinNeeded"] });
  });
});
