import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeMessage } from "../../features/messages/messages.server.ts";
import { writeSettings } from "../../features/settings/settings.server.ts";
import { hashPin } from "../../features/sign-in/server/pin/pin-hash.ts";
import { addTestCustomer, randomPhone } from "../../support/test-shop.ts";
import { wrongCode } from "../../support/test-sign-in.ts";
import { askCode, bearer, median, send, signIn, someone, startPhone, startTwoProcesses } from "./two-processes.ts";

const PIN = "4827";
const MESSAGES_A_DAY = 150;
/** Strangers leave a fifth. */
const MESSAGES_OF_STRANGERS = 120;

let shop: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeAll(async () => void (shop = await startTwoProcesses({ SMS_PER_HOUR: "6000", SMS_PER_DAY: String(MESSAGES_A_DAY) })), 120_000);
afterAll(() => shop?.stop());

const both = (at: number) => shop.processes[at % 2] ?? shop.processes[0];
const db = () => shop.database.db.read;

async function withPin() {
  const phone = randomPhone();
  const { token, device } = await signIn(both(0), phone);
  const kept = await send(both(1), "/api/v2/create-pin-code", { phone, pin_code: PIN }, bearer(token));
  expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200 });
  return { phone, token, device };
}
const byPin = (at: number, phone: string, pin: string, device?: string) =>
  send(both(at), "/api/v2/via-pin-code", { phone, pin_code: pin }, device ? { "X-Device": device } : {});

describe("S21 guessing", () => {
  test("thirty guesses of a code at once over two processes are five, and then the right one is refused by both", async () => {
    const [phone, who] = [randomPhone(), someone()];
    const code = await askCode(both(0), phone, who);
    const guess = (at: number, typed: string) => send(both(at), "/api/sms-code-check", { phone, code: typed }, who);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at, wrongCode(code))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    const row = await db().selectFrom("sms_code").select("wrong_tries").where("phone", "=", phone).executeTakeFirstOrThrow();
    expect(row.wrong_tries).toBe(5);
    expect([(await guess(0, code)).status, (await guess(1, code)).status]).toEqual([422, 422]);
  });

  test("fifteen wrong codes a day close a phone in both processes, whatever the browser", async () => {
    const phone = randomPhone();
    for (let round = 0; round < 3; round += 1) {
      const who = someone();
      const code = await askCode(both(round), phone, who);
      for (let at = 0; at < 5; at += 1) await send(both(at), "/api/sms-code-check", { phone, code: wrongCode(code) }, who);
      const before = new Date(Date.now() - 61_000);
      await db().updateTable("sms_code").set({ sent_at: before }).where("phone", "=", phone).execute();
    }
    const who = someone();
    const code = await askCode(both(0), phone, who);
    expect((await send(both(1), "/api/sms-code-check", { phone, code }, who)).status).toBe(429);
  });

  test("thirty guesses of a PIN at once over two processes are five, and then the right one is refused by both", async () => {
    const { phone, device } = await withPin();
    await Promise.all(Array.from({ length: 30 }, (_, at) => byPin(at, phone, "9051", device)));
    const row = await db()
      .selectFrom("device")
      .innerJoin("account", "account.id", "device.account_id")
      .select("pin_wrong_tries")
      .where("account.phone", "=", phone)
      .executeTakeFirstOrThrow();
    expect(row.pin_wrong_tries).toBe(5);
    expect([(await byPin(0, phone, PIN, device)).status, (await byPin(1, phone, PIN, device)).status]).toEqual([422, 422]);
    expect((await startPhone(both(1), phone, { "X-Device": device })).body).toMatchObject({ isPinCode: false });
  });
});

test("S23 a PIN is nothing without the device's credential, nor with another account's", async () => {
  const [mine, stranger] = [await withPin(), await withPin()];
  expect((await byPin(1, mine.phone, PIN, mine.device)).status).toBe(200);
  for (const device of [undefined, stranger.device, "x".repeat(43)])
    expect((await byPin(0, mine.phone, PIN, device)).body).not.toHaveProperty("token");
});

describe("S24 nobody learns which phones have accounts", () => {
  const known = async (count: number) => {
    const customers = await Promise.all(Array.from({ length: count }, () => addTestCustomer(shop.database)));
    for (const { id } of customers) {
      const hash = await hashPin(shop.database.config.secret, { accountId: id, pin: PIN });
      await db().updateTable("account").set({ pin_hash: hash }).where("id", "=", id).execute();
    }
    return customers.map(({ phone }) => phone);
  };
  const withoutNames = ({ status, body: { visit: _, ...body } }: Awaited<ReturnType<typeof send>>) => ({ status, body });

  /** Known and unknown phones in turn, so that whatever slows the machine slows both. */
  async function compare(count: number, ask: (phone: string, at: number) => ReturnType<typeof send>) {
    const phones = await known(count);
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [at, phone] of phones.entries()) {
      const [one, other] = [await ask(phone, at), await ask(randomPhone(), at)];
      expect(withoutNames(one)).toEqual(withoutNames(other));
      times.known.push(one.milliseconds);
      times.unknown.push(other.milliseconds);
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    expect(Math.max(a, b), `medians ${a.toFixed(1)} and ${b.toFixed(1)} ms`).toBeLessThan(Math.min(a, b) * 2 + 10);
  }

  test("by the first step", () => compare(20, (phone, at) => startPhone(both(at), phone, someone())), 60_000);
  test(
    "by a wrong code",
    () => compare(20, (phone, at) => send(both(at), "/api/sms-code-check", { phone, code: "4827" }, someone())),
    60_000,
  );
  test("by a PIN on a strange device", () => compare(20, (phone, at) => byPin(at, phone, "9051")), 60_000);
  test("by a PIN where the setting lets it work anywhere", async () => {
    await writeSettings(shop.database, { pin_unknown_device: "limited" });
    await expect.poll(async () => (await byPin(0, randomPhone(), "9051")).body["message"]).toBe("Неправильний PIN-код");
    await expect.poll(async () => (await byPin(1, randomPhone(), "9051")).body["message"]).toBe("Неправильний PIN-код");
    await compare(20, (phone, at) => byPin(at, phone, "9051"));
    const [phone = ""] = await known(1);
    const outcomes: number[] = [];
    for (let at = 0; at < 5; at += 1) outcomes.push((await byPin(at, phone, "9051")).status);
    expect(outcomes).toEqual([422, 422, 422, 429, 429]);
    expect((await byPin(0, phone, PIN)).status).toBe(429);
    await writeSettings(shop.database, { pin_unknown_device: "sms" });
  }, 60_000);
});

test("S25 whoever signs in by SMS on a new device cannot replace the PIN without it", async () => {
  const { phone } = await withPin();
  const { token } = await signIn(both(1), phone);
  const answer = await send(both(0), "/api/v2/create-pin-code", { phone, pin_code: "9051" }, bearer(token));
  expect(answer).toMatchObject({ status: 422, body: { errors: { current_pin_code: [expect.any(String)] } } });
});

test("S60 what a process left behind after its commit goes out once, whichever of the two finds it", async () => {
  const now = new Date(Date.now() - 10_000);
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await shop.database.db.write(async (tx) => {
    for (const id of ids) {
      const text = { channel: "sms" as const, phone: randomPhone(), text: "4821", code: "4821" };
      await writeMessage(tx, shop.database, { id, text, expiresAt: new Date(Date.now() + 300_000), now });
    }
  });
  const states = async () => db().selectFrom("message").select(["state", "attempts", "sealed"]).where("id", "in", ids).execute();
  const sentOnce = Array.from(ids, () => ({ state: "sent", attempts: 1, sealed: null }));
  await expect.poll(states, { timeout: 20_000 }).toEqual(sentOnce);
}, 30_000);

test("S26 a PIN too many people have is refused, and what is kept is Argon2id", async () => {
  const phone = randomPhone();
  const { token } = await signIn(both(0), phone);
  for (const pin of ["0000", "1234", "1991", phone.slice(-4)])
    expect((await send(both(1), "/api/v2/create-pin-code", { phone, pin_code: pin }, bearer(token))).status).toBe(422);
  await send(both(1), "/api/v2/create-pin-code", { phone, pin_code: PIN }, bearer(token));
  const { pin_hash: kept } = await db().selectFrom("account").select("pin_hash").where("phone", "=", phone).executeTakeFirstOrThrow();
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("S27 a token ends in both processes at once, by logout and by a new PIN; two token cookies count as none", async () => {
  const { phone, token, device } = await withPin();
  const profile = async (at: number, headers: Record<string, string>) =>
    (await send(both(at), "/api/get-profile", undefined, headers)).status;
  const second = String((await byPin(0, phone, PIN, device)).body["token"]);
  expect([await profile(0, bearer(second)), await profile(1, bearer(second))]).toEqual([200, 200]);
  expect([await profile(0, { Cookie: `token=${second}` }), await profile(0, { Cookie: `token=${token}; token=${second}` })]).toEqual([
    200, 401,
  ]);
  await send(both(0), "/api/v2/create-pin-code", { phone, pin_code: "9051", current_pin_code: PIN }, bearer(second));
  expect([await profile(0, bearer(token)), await profile(1, bearer(token))]).toEqual([401, 401]);
  await send(both(1), "/api/logout", {}, bearer(second));
  expect([await profile(0, bearer(second)), await profile(1, bearer(second))]).toEqual([401, 401]);
});

test("S28 blacklisting is seen by the next request of either process", async () => {
  const phone = randomPhone();
  const { token } = await signIn(both(0), phone);
  await db().updateTable("account").set({ blacklisted_at: new Date() }).where("phone", "=", phone).execute();
  for (const at of [0, 1])
    expect((await send(both(at), "/api/get-profile", undefined, bearer(token))).body).toMatchObject({ isBlacklisted: true });
});

test("S22 what strangers may spend of the shop's messages holds over two processes; a known device still gets its code", async () => {
  const { phone, device } = await withPin();
  const answers = await Promise.all(Array.from({ length: MESSAGES_A_DAY + 20 }, (_, at) => startPhone(both(at), randomPhone(), someone())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body["isForCustomersOnly"] === true).length).toBeGreaterThanOrEqual(50);
  const { count } = await db()
    .selectFrom("sms_code")
    .innerJoin("message", "message.id", "sms_code.id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("from_known_device", "=", false)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(MESSAGES_OF_STRANGERS);
  const code = await askCode(both(1), phone, { ...someone(), "X-Device": device });
  expect(code).toMatch(/^\d{4}$/);
}, 60_000);
