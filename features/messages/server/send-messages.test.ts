import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { failoverGateway } from "../../../integrations/sms/failover-gateway.ts";
import { SmsRefused, type SmsGateway } from "../../../integrations/sms/sms-gateway.ts";
import { addSeconds } from "../../../platform/time/time.ts";
import { openTestShop, randomPhone, type TestShop } from "../../../support/test-shop.ts";
import {
  countMessages,
  forgetSettledMessages,
  postMessage,
  sendDueMessages,
  sendMessage,
  withdrawMessages,
  writeMessage,
} from "../messages.server.ts";
import { sendTaken } from "./send-messages.ts";
import { writeTaken } from "./write-message.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.smsLines.length = 0;
  shop.mailLines.length = 0;
});

const phone = randomPhone();
const write = async (text: Parameters<typeof writeMessage>[2]["text"], seconds: number) => {
  const [id, now] = [randomUUID(), shop.clock.now()];
  await shop.db.write((tx) => writeMessage(tx, shop, { id, text, expiresAt: addSeconds(now, seconds), now }));
  return id;
};
const writeCode = () => write({ channel: "sms", phone, text: "4821 — код входу", code: "4821" }, 300);
const writeLetter = () => write({ channel: "e-mail", to: "olena@mail.ua", subject: "Новинки", text: "Відкрийте" }, 86_400);
const rowOf = (id: string) => shop.db.read.selectFrom("message").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const unsettled = () => shop.db.read.selectFrom("message").select("id").where("settled_at", "is", null).execute();
const later = async (seconds: number, by: TestShop = shop) => {
  shop.clock.advanceSeconds(seconds);
  await sendDueMessages(by);
};
function withGateway(send: (asked: number) => Promise<void>) {
  const asked: string[] = [];
  const sms: SmsGateway = { name: "test", send: ({ code }) => send(asked.push(code)) };
  return { asked, shop: { ...shop, integrations: { ...shop.integrations, sms } } };
}
const refusal = (temporary: boolean) => new SmsRefused("not now", { temporary });

test("S60 what is rolled back was never written; what is committed is sent at once and only then forgotten", async () => {
  const failed = shop.db.write(async (tx) => {
    const now = shop.clock.now();
    const text = { channel: "sms" as const, phone, text: "4821", code: "4821" };
    await writeMessage(tx, shop, { id: randomUUID(), text, expiresAt: addSeconds(now, 300), now });
    throw new Error("the cause did not happen");
  });
  await expect(failed).rejects.toThrow("the cause did not happen");
  const id = await writeCode();
  const { sealed } = await rowOf(id);
  expect(sealed).not.toMatch(new RegExp(`4821|${phone}`));
  expect(await sendMessage(shop, id)).toBe("sent");
  expect(await rowOf(id)).toMatchObject({ state: "sent", sealed: null, attempts: 1 });
  await later(10);
  expect(shop.smsLines).toEqual([`sms +${phone} 4821`]);
});

test("I12 S60 a process that dies between the commit and sending leaves the message to the schedule of any other", async () => {
  await writeCode();
  await later(0);
  expect(shop.smsLines).toEqual([]);
  await later(5);
  expect(shop.smsLines).toHaveLength(1);
});

test("S60 two processes that drain at the same instant send each message once", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, writeCode));
  shop.clock.advanceSeconds(6);
  await Promise.all([sendDueMessages(shop), sendDueMessages(shop), ...ids.map((id) => sendMessage(shop, id)), sendDueMessages(shop)]);
  expect(shop.smsLines).toHaveLength(20);
});

test("I12 whoever dies while sending leaves an SMS that nobody repeats, and a letter that goes out again", async () => {
  const [code, letter] = [await writeCode(), await writeLetter()];
  for (const id of [code, letter])
    await shop.db.write((tx) =>
      tx
        .updateTable("message")
        .set({ state: "sending", attempts: 1, next_try_at: addSeconds(shop.clock.now(), 60) })
        .where("id", "=", id)
        .execute(),
    );
  await later(59);
  expect([shop.smsLines, shop.mailLines]).toEqual([[], []]);
  await later(1);
  expect([shop.smsLines.length, shop.mailLines.length]).toEqual([0, 1]);
  expect(await rowOf(code)).toMatchObject({ state: "unknown", sealed: null });
});

test("S60 a posted letter goes out once after its commit; of a process that ended in between, a minute later", async () => {
  const text = { channel: "e-mail" as const, to: "olena@mail.ua", subject: "Замовлення", text: "Прийнято" };
  const now = shop.clock.now();
  await shop.db.write((tx) => postMessage(tx, shop, { text, expiresAt: addSeconds(now, 86_400), now }));
  await expect.poll(unsettled).toEqual([]);
  expect(shop.mailLines).toHaveLength(1);
  await later(120);
  expect(shop.mailLines).toHaveLength(1);

  const left = { id: randomUUID(), text, expiresAt: addSeconds(shop.clock.now(), 86_400), now: shop.clock.now() };
  await shop.db.write((tx) => writeTaken(tx, shop, left));
  expect((await rowOf(left.id)).sealed).not.toMatch(/olena|Прийнято/);
  await later(59);
  expect(shop.mailLines).toHaveLength(1);
  await later(1);
  expect(shop.mailLines).toHaveLength(2);
  expect(await rowOf(left.id)).toMatchObject({ state: "sent", sealed: null, attempts: 2 });
});

test("letters that go out together are settled together, whatever becomes of one of them", async () => {
  const now = shop.clock.now();
  const to = (name: string) => ({ channel: "e-mail" as const, to: `${name}@mail.ua`, subject: "Замовлення", text: "Прийнято" });
  const statements = vi.spyOn(shop.db, "once");
  const names = Array.from({ length: 30 }, (_, at) => `letter-${at}`);
  const ids = names.map(() => randomUUID());
  await Promise.all(
    ids.map((id, at) =>
      shop.db.write((tx) => writeTaken(tx, shop, { id, text: to(names[at] ?? ""), expiresAt: addSeconds(now, 600), now })),
    ),
  );
  const mailer = {
    send: (letter: { to: string }) => (letter.to === "letter-7@mail.ua" ? Promise.reject(new Error("no such box")) : Promise.resolve()),
  };
  const sending = { ...shop, integrations: { ...shop.integrations, mailer: mailer as never } };
  await Promise.all(ids.map((id, at) => sendTaken(sending, { id, text: to(names[at] ?? ""), expiresAt: addSeconds(now, 600) })));
  const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).state));
  expect(states.map((state, at) => [at, state]).filter(([, state]) => state !== "sent")).toEqual([[7, "waiting"]]);
  expect(statements.mock.calls.length).toBeLessThan(10);
  statements.mockRestore();
});

test("an SMS that was refused for a while is tried again with growing pauses, and never after its end", async () => {
  const busy = withGateway(() => Promise.reject(refusal(true)));
  const id = await writeCode();
  expect(await sendMessage(busy.shop, id)).toBe("late");
  for (let second = 0; second < 320; second += 1) await later(1, busy.shop);
  expect(busy.asked).toHaveLength(6);
  expect(await rowOf(id)).toMatchObject({ state: "dead", sealed: null });

  const recovering = withGateway((times) => (times < 3 ? Promise.reject(refusal(true)) : Promise.resolve()));
  const other = await writeCode();
  await sendMessage(recovering.shop, other);
  await later(5, recovering.shop);
  expect((await rowOf(other)).state).toBe("waiting");
  await later(10, recovering.shop);
  expect((await rowOf(other)).state).toBe("sent");
});

test("a gateway that surely refuses hands over to the next; where nobody knows, nobody else is asked", async () => {
  const second: string[] = [];
  const next: SmsGateway = { name: "second", send: async ({ code }) => void second.push(code) };
  const behind = (first: Error): TestShop => {
    const sms = failoverGateway([{ name: "first", send: () => Promise.reject(first) }, next]);
    return { ...shop, integrations: { ...shop.integrations, sms } };
  };
  expect(await sendMessage(behind(refusal(false)), await writeCode())).toBe("sent");
  expect(await sendMessage(behind(new Error("no answer in time")), await writeCode())).toBe("late");
  await later(120, behind(refusal(false)));
  expect(second).toEqual(["4821"]);
});

test("an SMS that was refused for good is given up at once, one that was overtaken never goes out", async () => {
  const refusing = withGateway(() => Promise.reject(refusal(false)));
  expect(await sendMessage(refusing.shop, await writeCode())).toBe("refused");
  const overtaken = await writeCode();
  await shop.db.write((tx) => withdrawMessages(tx, [overtaken], shop.clock.now()));
  expect(await sendMessage(shop, overtaken)).toBe("taken");
  await later(60);
  expect(shop.smsLines).toEqual([]);
});

test("a letter waits for its server; eight tries are the most; without a server it is given up too", async () => {
  const failing: TestShop = {
    ...shop,
    integrations: { ...shop.integrations, mailer: { name: "test", send: () => Promise.reject(new Error("SMTP is silent")) } },
  };
  const kept = await writeLetter();
  expect(await sendMessage(failing, kept)).toBe("late");
  await later(5);
  expect((await rowOf(kept)).state).toBe("sent");
  const last = await writeLetter();
  await sendMessage(failing, last);
  for (let hour = 0; hour < 20; hour += 1) await later(3_600, failing);
  expect(await rowOf(last)).toMatchObject({ state: "dead", attempts: 8 });
});

test("one that was given up is counted, one that was withdrawn before it was sent is not", async () => {
  const dead = async () => (await countMessages(shop))?.dead ?? 0;
  const before = await dead();
  const withdrawn = await writeCode();
  await shop.db.write((tx) => withdrawMessages(tx, [withdrawn], shop.clock.now()));
  expect(await dead()).toBe(before);
  const refused = withGateway(() => Promise.reject(refusal(false)));
  expect(await sendMessage(refused.shop, await writeCode())).toBe("refused");
  expect(await dead()).toBe(before + 1);
  await writeCode();
  await later(301);
  expect(await dead()).toBe(before + 2);
});

test("S53 settled messages carry nothing personal and are forgotten after a week", async () => {
  const id = await writeCode();
  await sendMessage(shop, id);
  shop.clock.advanceSeconds(8 * 86_400);
  await forgetSettledMessages(shop);
  expect(await shop.db.read.selectFrom("message").select("id").where("id", "=", id).execute()).toEqual([]);
});
