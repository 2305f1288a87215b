import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isRefusal } from "../../../../platform/contracts/errors.ts";
import { openTestShop, randomPhone, type TestShop } from "../../../../support/test-shop.ts";
import { phoneVisit, smsCodeFor, solve, wrongCode } from "../../../../support/test-sign-in.ts";
import type { Challenge, Proof } from "../../proof.rules.ts";
import { findCustomerByToken } from "../../../accounts/accounts.server.ts";
import { proofGate, waitGate } from "./gates.ts";
import { signInByForm } from "../sign-in-by-form.ts";
import { usualLimits } from "../../../../platform/limits/limits.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop({ config: { limits: usualLimits } })));
afterAll(() => shop.close());
beforeEach(() => shop.clock.advanceSeconds(2 * 86_400));

const work = { puzzles: 2, bits: 6 };
type Who = Parameters<typeof phoneVisit>[2];

describe("S22 a proof of work", () => {
  const pass = (phone: string, proof: Proof | undefined, who: Who = {}) =>
    proofGate(proof)(phoneVisit(shop, phone, who), phone, work).then(
      () => "passed",
      (error: unknown) => (isRefusal(error) ? error.status : error),
    );
  const challengeFor = async (phone: string, who: Who = {}): Promise<Challenge> => {
    const refusal: unknown = await proofGate(undefined)(phoneVisit(shop, phone, who), phone, work).catch((error: unknown) => error);
    if (!isRefusal(refusal)) throw refusal;
    expect(refusal.carried.body?.code).toBe("proof_of_work_needed");
    return refusal.carried.body?.["challenge"] as Challenge;
  };

  test("passes once, also when it is shown five times at the same instant", async () => {
    const phone = randomPhone();
    const proof = solve(await challengeFor(phone));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => pass(phone, proof)));
    expect(outcomes.filter((one) => one === "passed")).toHaveLength(1);
    expect(await pass(phone, proof)).toBe(428);
  });

  test("is good for the phone and the browser it was given for, and for five minutes", async () => {
    const phone = randomPhone();
    const proof = solve(await challengeFor(phone, { guest: "mine" }));
    expect(await pass(randomPhone(), proof, { guest: "mine" })).toBe(428);
    expect(await pass(phone, proof, { guest: "theirs" })).toBe(428);
    shop.clock.advanceSeconds(299);
    expect(await pass(phone, proof, { guest: "mine" })).toBe("passed");
    const late = solve(await challengeFor(phone, { guest: "mine" }));
    shop.clock.advanceSeconds(300);
    expect(await pass(phone, late, { guest: "mine" })).toBe(428);
  });

  test("is every puzzle of it, of the challenge the shop gave: fewer, others and made-up ones do not pass", async () => {
    const phone = randomPhone();
    const challenge = await challengeFor(phone);
    const { nonces } = solve(challenge);
    const made = solve({ ...challenge, text: "made up" });
    const wrong: Proof[] = [
      { challenge: challenge.text, nonces: nonces.slice(1) },
      { challenge: challenge.text, nonces: [] },
      { challenge: challenge.text, nonces: [...nonces, ...nonces] },
      { challenge: challenge.text, nonces: nonces.map((nonce) => nonce + 1) },
      { challenge: `${challenge.text}x`, nonces },
      made,
    ];
    for (const proof of wrong) expect(await pass(phone, proof)).toBe(428);
    expect(await pass(phone, { challenge: challenge.text, nonces })).toBe("passed");
  });
});

describe("S22 without scripts", () => {
  const flood = async () => {
    const now = shop.clock.now();
    const row = { phone: "380500000000", code_hash: new Uint8Array(32), sent_at: now, expires_at: now };
    await shop.db.write((tx) =>
      tx
        .insertInto("sms_code")
        .values(Array.from({ length: 60 }, () => ({ ...row, id: crypto.randomUUID() })))
        .execute(),
    );
  };
  const send = (phone: string, form: { code?: string; ticket?: string } = {}, who: Who = {}) =>
    signInByForm(phoneVisit(shop, phone, who), { phone: `+${phone}`, code: form.code, ticket: form.ticket });

  test("a phone, a wrong code and the right one sign in, by cookies alone", async () => {
    const phone = randomPhone();
    expect((await send("380121234567")).shown).toMatchObject({ step: "phone", error: "auth.phoneError" });
    expect((await send(phone)).shown).toMatchObject({ step: "code", phone });
    const code = smsCodeFor(shop, phone);
    for (const typed of [wrongCode(code), "12", "абвг"])
      expect((await send(phone, { code: typed })).shown).toMatchObject({ step: "code", error: "app.codeError" });
    const { shown, setCookies } = await send(phone, { code });
    expect(shown).toEqual({ step: "in" });
    const token = /^token=([\w-]+)/.exec(setCookies[0] ?? "")?.[1] ?? "";
    expect(await findCustomerByToken(shop, token, shop.clock.now())).toMatchObject({ phone });
    expect(setCookies.some((cookie) => cookie.startsWith("device="))).toBe(true);
  });

  test("during a flood a wait stands for the work: early, another's and spent ones wait anew, few an hour pass", async () => {
    await flood();
    const phone = randomPhone();
    const { shown } = await send(phone);
    if (shown.step !== "wait") throw new Error(`no wait but ${shown.step}`);
    const { ticket } = shown;
    expect(shown.waitSeconds).toBe(30);
    shop.clock.advanceSeconds(20);
    expect((await send(phone, { ticket })).shown).toMatchObject({ step: "wait", ticket, waitSeconds: 10 });
    shop.clock.advanceSeconds(10);
    for (const other of [await send(randomPhone(), { ticket }), await send(phone, { ticket }, { guest: "theirs" })])
      expect(other.shown).toMatchObject({ step: "wait", waitSeconds: 30 });
    expect((await send(phone, { ticket })).shown).toMatchObject({ step: "code" });
    shop.clock.advanceSeconds(60);
    expect((await send(phone, { ticket })).shown).toMatchObject({ step: "wait", waitSeconds: 30 });
    expect(shop.smsLines.filter((line) => line.includes(phone))).toHaveLength(1);
  });

  test("of one network three an hour pass by waiting", async () => {
    await flood();
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      const phone = randomPhone();
      const visit = () => phoneVisit(shop, phone, { address: `2001:db8:1:2::${time + 1}` });
      const needed: unknown = await waitGate(undefined)(visit(), phone, work).catch((error: unknown) => error);
      const ticket = isRefusal(needed) ? String(needed.carried.body?.["ticket"]) : "";
      shop.clock.advanceSeconds(30);
      outcomes.push((await signInByForm(visit(), { phone, code: undefined, ticket })).shown.step);
    }
    expect(outcomes).toEqual(["code", "code", "code", "phone", "phone"]);
  });
});
