import type { ApiClient, Json } from "../support/api-client.ts";
import { placeCartByCalls } from "../support/order-by-calls.ts";
import type { ownerByCalls } from "../support/staff-by-calls.ts";

const ORDERS = 400;
const LINES = 3;
const CORRECTIONS = 1_500;
const GRANTS = 60;
const RECIPIENTS = 40;
const MESSAGES = 120;
/** Of the first orders, which are completed. */
const RETURNS = 9;
const COMPLETED = ["confirmed", "packed", "shipped", "delivered", "completed"] as const;

type Owner = Awaited<ReturnType<typeof ownerByCalls>>;
type Goods = { productId: number; variationId: number };
type Placed = { number: number; lines: readonly Goods[] };

/**
 * Years of a reseller in some calls: 400 orders in every state, 3,000 postings, points, returns, recipients and a long talk.
 * The customer is signed in and has a name; answers the number of one completed order and the id of one return.
 */
export async function fillAccount(
  { client, owner, accountId }: { client: ApiClient; owner: Owner; accountId: number },
  goods: readonly Goods[],
): Promise<{ number: number; returnId: number }> {
  await giveMoney(owner, accountId);
  const orders: Placed[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const lines = Array.from({ length: LINES }, (_, line) => goods[(at * LINES + line) % goods.length] as Goods);
    orders.push({ number: await placeOne(client, lines, at % 40 === 39 ? "card-sandbox" : "cod"), lines });
    await leaveOne(client, owner, { at, number: orders[at]?.number ?? 0 });
  }
  for (let at = 0; at < RECIPIENTS; at += 1)
    await ok(client.post("/api/add-recipient", { name: "Ірина", surname: "Бондар", phone: `38050${String(1_000_000 + at)}` }));
  for (let at = 0; at < MESSAGES; at += 1)
    await ok(client.post("/api/send-chat-message", { id: crypto.randomUUID(), text: `Чи буде ${at + 30} розмір до суботи?` }));
  return { number: orders[0]?.number ?? 0, returnId: await askReturns(client, orders.slice(0, RETURNS)) };
}

async function giveMoney(owner: Owner, accountId: number): Promise<void> {
  const give = (what: string, kopiykas: number, note: string) =>
    owner.call("POST", `/api/admin/customers/${accountId}/${what}`, { kopiykas, note, key: crypto.randomUUID() });
  for (let at = 0; at < CORRECTIONS; at += 1)
    await give("balance", at % 2 === 0 ? 10_000 + at : -(10_000 + at - 1), at % 2 === 0 ? "Переплата за доставку" : "Помилка в накладній");
  for (let at = 0; at < GRANTS; at += 1) await give("bonuses", 1_000 + at, "За довге чекання на відповідь");
}

async function placeOne(client: ApiClient, lines: readonly Goods[], payment: string): Promise<number> {
  const wanted = lines.map(({ productId, variationId }) => ({ productId, variationId, packs: 2 }));
  await ok(client.post("/api/basket-add-many", { lines: wanted, withCart: false }, { "Idempotency-Key": crypto.randomUUID() }));
  const { orderId } = (await client.get("/api/get-cart", {})).body;
  return placeCartByCalls(client, { orderId, payment });
}

/** Most orders are completed, some cancelled, the last ones on their way. */
async function leaveOne(client: ApiClient, owner: Owner, { at, number }: { at: number; number: number }): Promise<void> {
  if (at % 40 === 39) return;
  if (at % 10 === 9) return void (await ok(client.post("/api/cancel-order", { number })));
  const steps = at < ORDERS - 12 ? COMPLETED : COMPLETED.slice(0, at % 4);
  for (const [version, status] of steps.entries())
    await owner.call("POST", `/api/admin/orders/${number}/status`, {
      status,
      version: version + 1,
      parcelNumber: status === "shipped" ? `2045${String(1_000_000_000 + number)}` : "",
    });
}

async function askReturns(client: ApiClient, completed: readonly Placed[]): Promise<number> {
  let id = 0;
  for (const { number, lines } of completed) {
    const back = { lines: [{ variationId: lines[0]?.variationId, pieces: 1 }], reason: "size", comment: "Замала", refundTo: "balance" };
    const { id: made } = await ok(client.post("/api/ask-return", { number, ...back }, { "Idempotency-Key": crypto.randomUUID() }));
    id = Number(made);
  }
  return id;
}

async function ok(answer: ReturnType<ApiClient["post"]>): Promise<Json> {
  const { status, body } = await answer;
  if (status !== 200 || body["result"] === false) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}
