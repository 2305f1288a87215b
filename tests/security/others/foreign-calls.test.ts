import { randomBytes, randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import type { Endpoint } from "../../../platform/contracts/endpoint.ts";
import { api } from "../../../processes/calls/api.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { changesHeard } from "../../../support/changes.ts";
import { testDelivery } from "../../../support/test-order.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { fieldsOf, requestOf, withField } from "./fields-of.ts";
import { missing, openThings, OWNERS_NAME, type Person, type Things } from "./make-things.ts";
import { everybodys, namedThings, plainNames, type Kind } from "./named-things.ts";
import { rowsOfAccount } from "./rows-of-account.ts";

let shop: TestShop;
let app: Hono;
let things: Things;
let staffCookie: string;

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  await openCatalogueModel(shop);
  app = buildApp({ shop, health: openHealth(shop) });
  const { cookie, staff } = await addFirstOwner(shop);
  staffCookie = cookie;
  things = await openThings(shop, app, staff);
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

const endpoints = api.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
type Input = Record<string, unknown>;

/** Over the example of a call: what it needs to come as far as the thing that is named. */
const honest: Record<string, (who: Person, field: string) => Promise<Input> | Input> = {
  "POST /api/basket-add-product": () => things.goods,
  "POST /api/basket-recalculation": () => ({ cartItems: [{ ...ids(), quantity: 2, price: 100 }] }),
  "POST /api/order-validation": async (who, field) => (field === "goesWith" ? { orderId: await things.cartOf(who), payment: "cod" } : {}),
  "GET /api/delivery-estimate": () => ({ settlement: testDelivery.settlement, department: testDelivery.department }),
  "POST /api/place-order": async (who, field) => ({
    payment: "cod",
    expectedToPayKopiykas: 10_000,
    ...(field === "goesWith"
      ? { orderId: await things.cartOf(who), recipient: undefined, delivery: undefined }
      : { delivery: testDelivery }),
  }),
  "POST /api/change-delivery": () => ({ delivery: { settlement: testDelivery.settlement, department: testDelivery.department } }),
  "POST /api/ask-return": async (who, field) => ({
    lines: [{ variationId: things.goods.variationId, pieces: 1 }],
    ...(field === "photos[]" ? { number: await things.deliveredTo(who) } : {}),
  }),
  "POST /api/add-review": async (who, field) => ({
    productId: undefined,
    ...(field === "film.poster" ? { film: { id: randomUUID(), poster: randomUUID() } } : {}),
    ...(field === "film.id" ? { film: { poster: await things.photoOf(who, "/api/add-review-photo") } } : {}),
  }),
  "POST /api/send-chat-message": (_, field) => (field === "id" ? {} : { id: randomUUID() }),
  "POST /api/read-notifications": () => ({ andEarlier: false }),
  "POST /api/upload-part": () => ({ from: 0, part: Buffer.alloc(40).toString("base64") }),
};
const ids = () => ({ productId: things.goods.productId, variationId: things.goods.variationId });

/** Calls that answer their owner about a thing as they answer about none, for a reason. */
const sameForOwner: Record<string, string> = {
  "POST /api/basket-add-product orderId": "an account has one cart, whichever it names",
  "GET /api/delivery-estimate orderId": "no carrier of a test estimates",
  "POST /api/send-chat-message id": "a message that is there already is answered by its number, which may be that of a new one",
  "POST /api/vote-review id": "nobody votes for what is not published",
  "POST /api/add-review film.poster": "the poster is judged after its film, which must be whole",
  "POST /api/add-review film.id": "only a film that was made anew goes with a review",
};

/** The callers: a customer, a guest, and one of the staff without an account here. Each is new, so that none meets another's traces. */
const strangers: Record<string, (customer: Person) => Record<string, string>> = {
  "another customer": ({ token }) => ({ Authorization: `Bearer ${token}` }),
  "a guest": () => ({ "X-Guest-Key": randomBytes(24).toString("base64url") }),
  "one of the staff": () => ({ Cookie: staffCookie, "Sec-Fetch-Site": "same-origin" }),
};

async function ask(endpoint: Endpoint, field: string, who: Person, value: unknown, headers: Record<string, string>) {
  const more = await honest[nameOf(endpoint)]?.(who, field);
  const input = withField({ ...(endpoint.example.input as Input), ...more }, field, value);
  const { address, body } = requestOf(endpoint, input);
  const response = await app.request(address, {
    method: endpoint.method,
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID(), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, headers: headersOf(response), body: alike(text), text };
}

const headersOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== "retry-after").sort();

/** Makes alike the parts that differ in every answer: names of visits, carts and moments, and pieces that others have taken meanwhile. */
const alike = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(uuid)")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "(moment)")
    .replaceAll(/"(stock|addable)":\d+/g, '"$1":0');

const named = endpoints.flatMap((endpoint) =>
  Object.entries(namedThings[nameOf(endpoint)] ?? {}).map(
    ([field, kind]) => [`${nameOf(endpoint)} ${field}`, endpoint, field, kind] as const,
  ),
);

describe("S30 what belongs to somebody else", () => {
  test("every field of every call is known to name somebody's thing or nobody's", () => {
    for (const endpoint of endpoints) {
      const things = Object.keys(namedThings[nameOf(endpoint)] ?? {});
      const others = everybodys[nameOf(endpoint)] ?? [];
      const unknown = fieldsOf(endpoint).filter((field) => !things.includes(field) && !others.includes(field) && !plainNames.has(field));
      expect(unknown, `${nameOf(endpoint)}: does the field name a customer's thing? Say so in named-things.ts`).toEqual([]);
    }
    const calls = new Map(endpoints.map((endpoint) => [nameOf(endpoint), fieldsOf(endpoint)]));
    for (const [call, fields] of [
      ...Object.entries(namedThings).map(([call, of]) => [call, Object.keys(of)] as const),
      ...Object.entries(everybodys),
    ])
      for (const field of fields) expect(calls.get(call), `${call} ${field} is no more`).toContain(field);
  });

  test.each(named)("%s: it answers like one that is not there, and stays as it is", async (name, endpoint, field, kind) => {
    const { owner, value } = await things.make(kind);
    const before = await rowsOfAccount(shop, owner.customer.id);
    expect(Object.keys(before).length).toBeGreaterThan(1);
    for (const [whose, headersOfWho] of Object.entries(strangers)) {
      const [one, other] = [await things.someone(), await things.someone()];
      const foreign = await ask(endpoint, field, one, value, headersOfWho(one));
      const none = await ask(endpoint, field, other, missing(kind), headersOfWho(other));
      expect({ whose, ...seen(foreign, one, value) }).toEqual({ whose, ...seen(none, other, missing(kind)) });
      expect(foreign.status, foreign.text).not.toBe(500);
      expect(foreign.text).not.toContain(OWNERS_NAME);
      expect(foreign.text).not.toContain(owner.customer.phone);
    }
    expect(await rowsOfAccount(shop, owner.customer.id)).toEqual(before);
    await expectOwnerSeesIt(name, endpoint, field, kind, owner, value);
  });

  test.each(named)("%s: what is no name of anything is told so, and nothing else", async (_, endpoint, field, kind) => {
    const who = await things.someone();
    const headers = { Authorization: `Bearer ${who.token}` };
    const { status: usual } = await ask(endpoint, field, who, missing(kind), headers);
    for (const odd of oddNames(endpoint.method === "GET")) {
      const { status, text } = await ask(endpoint, field, who, odd, headers);
      expect([400, 404, 422, usual], `${JSON.stringify(odd)} ${status} ${text}`).toContain(status);
    }
  });
});

type Heard = Awaited<ReturnType<typeof ask>>;
/** Without the name that was asked for, and without the asker's own. */
const seen = ({ status, headers, body }: Heard, { customer }: Person, value: unknown) => ({
  status,
  headers,
  body: body.replaceAll(String(value), "(asked)").replaceAll(customer.phone, "(phone)").replaceAll(`o${customer.id}@`, "o@"),
});

/** Otherwise the call would answer nobody, and what a stranger hears would prove nothing. */
async function expectOwnerSeesIt(name: string, endpoint: Endpoint, field: string, kind: Kind, owner: Person, value: unknown) {
  if (name in sameForOwner) return;
  const headers = { Authorization: `Bearer ${owner.token}` };
  const none = seen(await ask(endpoint, field, owner, missing(kind), headers), owner, missing(kind));
  const before = await rowsOfAccount(shop, owner.customer.id);
  const own = seen(await ask(endpoint, field, owner, value, headers), owner, value);
  const after = await rowsOfAccount(shop, owner.customer.id);
  expect({ ...own, rows: after }).not.toEqual({ ...none, rows: before });
}

const oddNames = (isInAddress: boolean): unknown[] => [
  "-1",
  "0",
  "2147483648",
  "9007199254740991",
  "9223372036854775808",
  "1e400",
  "１００２３４",
  "١٢٣",
  "1' or '1'='1",
  "../../etc/passwd",
  "null",
  "я".repeat(3_000),
  ...(isInAddress ? [] : [-1, 0, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 63, true, null, [], [1], {}, { id: 1 }, "1\0"]),
];
