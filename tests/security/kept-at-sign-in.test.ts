import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPin } from "../../features/sign-in/server/pin/pin-hash.ts";
import type { Id } from "../../platform/ids.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { randomPhone } from "../../support/test-shop.ts";
import { smsCodeFor, wrongCode } from "../../support/test-sign-in.ts";
import { openToManyCallers, type Reply } from "./many-callers.ts";

const PIN = "4827";
const MOST = 1_000;
const STRANGERS = 60;
/** Fewer than the wrong PINs that switch a PIN off: right ones count until they are found right. */
const AT_ONCE = 4;
const SHORT_ANSWER = 16_384;

let open: Awaited<ReturnType<typeof openToManyCallers>>;
beforeAll(async () => void (open = await openToManyCallers()));
afterAll(() => open.close());

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at);
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
const accountOf = ({ body }: Reply) => body["account"] as { favorites: Id<"product">[] } | null;
const countFavourites = async () => (await open.shop.db.read.selectFrom("favourite").select("product_id").execute()).length;

/** Device data that no client of the shop sends: too much, of another kind, with more in it than is asked. */
const odd: [what: string, kept: unknown][] = [
  ["one product more than a device may keep", { of: null, favorites: numbers(MOST + 1) }],
  ["as many as a body holds", { of: null, favorites: numbers(12_000) }],
  ["more than a body may hold", { of: null, favorites: numbers(60_000) }],
  ["ids in a hundred boxes", { of: null, favorites: [nested(100)] }],
  ["ids that are none", { of: null, favorites: [1, 0] }],
  ["negative ids", { of: null, favorites: [-1] }],
  ["parts of products", { of: null, favorites: [1.5] }],
  ["ids beyond what is kept exactly", { of: null, favorites: [2 ** 53] }],
  ["an id beyond every number", { of: 1e308, favorites: [] }],
  ["words", { of: null, favorites: ["17; drop table favourite"] }],
  ["nothing in the list", { of: null, favorites: [null] }],
  ["an object that calls itself a list", { of: null, favorites: { length: 1_000_000_000 } }],
  ["a text", "favorites"],
  ["a list", [1, 2]],
  ["null", null],
  ["no list", { of: null }],
  ["nobody named", { favorites: [] }],
  ["a field more", { of: null, favorites: [], accountId: 1 }],
  ["a prototype", JSON.parse('{"of":null,"favorites":[],"__proto__":{"favorites":[1]}}')],
];

test("S59 S21 what a device keeps is judged before a code is looked at: refused shortly, no try is taken, the code is not used up", async () => {
  const phone = randomPhone();
  const me = open.caller();
  await me.askForCode(phone);
  const code = smsCodeFor(open.shop, phone);
  for (const [what, kept] of odd) {
    const { status, body } = await me.call("/api/sms-code-check", { phone, code, kept });
    expect([413, 422], what).toContain(status);
    expect(JSON.stringify(body).length, what).toBeLessThan(SHORT_ANSWER);
  }
  const row = await open.shop.db.read.selectFrom("sms_code").select("wrong_tries").where("phone", "=", phone).executeTakeFirstOrThrow();
  expect(row.wrong_tries).toBe(0);
  expect((await me.tryCode(phone, code)).status).toBe(200);
});

test("S59 S23 the same before a PIN is compared: more than five of them switch nothing off", async () => {
  const { phone, me } = await withPin();
  for (const [what, kept] of odd)
    expect([413, 422], what).toContain((await me.call("/api/v2/via-pin-code", { phone, pin_code: "9051", kept })).status);
  expect((await me.call("/api/v2/via-pin-code", { phone, pin_code: PIN })).status).toBe(200);
});

test("S59 S21 many strangers at once with as much as a device may keep and wrong codes: nothing is kept of it, and a customer signs in meanwhile", async () => {
  const phone = randomPhone();
  const me = await open.regular(phone);
  const { productId } = await addTestGoods(open.shop);
  open.shop.clock.advanceSeconds(7_200);
  await me.askForCode(phone);
  const code = smsCodeFor(open.shop, phone);
  const kept = { of: null, favorites: numbers(MOST) };
  const before = await countFavourites();
  const strangers = Array.from({ length: STRANGERS }, () => open.caller());
  const attack = strangers.map((stranger, at) =>
    at % 2 === 0
      ? stranger.call("/api/sms-code-check", { phone, code: wrongCode(code), kept })
      : stranger.call("/api/v2/via-pin-code", { phone, pin_code: "9051", kept }),
  );
  const mine = await me.call("/api/sms-code-check", { phone, code, kept: { of: null, favorites: [productId] } });
  for (const { status } of await Promise.all(attack)) expect([422, 429]).toContain(status);
  expect([mine.status, accountOf(mine)?.favorites]).toEqual([200, [productId]]);
  expect(await countFavourites()).toBe(before + 1);
});

test("S59 one person signing in many times at once, each with as much as a device may keep: every product once, ids of nothing passed over", async () => {
  const { phone, me } = await withPin();
  const { productId } = await addTestGoods(open.shop);
  const half = MOST / 2;
  const favorites = [...Array.from({ length: half }, () => productId), ...numbers(half, Number.MAX_SAFE_INTEGER - half)];
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => me.call("/api/v2/via-pin-code", { phone, pin_code: PIN, kept: { of: null, favorites } })),
  );
  for (const answer of answers) expect([answer.status, accountOf(answer)?.favorites]).toEqual([200, [productId]]);
});

async function withPin() {
  const phone = randomPhone();
  const me = await open.regular(phone);
  const { id } = await open.shop.db.read.selectFrom("account").select("id").where("phone", "=", phone).executeTakeFirstOrThrow();
  const hash = await hashPin(open.shop.config.secret, { accountId: id, pin: PIN });
  await open.shop.db.write((tx) => tx.updateTable("account").set({ pin_hash: hash }).where("id", "=", id).execute());
  return { phone, me };
}
