import { randomUUID } from "node:crypto";
import { valueAt, type Json, type Talk } from "./open-talk.ts";

const person = { name: "Перевірка", surname: "Документа", phone: "380671234567" };

/** Changes a customer may make, each put back as it was: nobody of the shop is told, nothing is ordered. */
export async function askChanges({ ask }: Talk, { product }: { product: Json }): Promise<{ orderId?: string; pack: Json }> {
  const good = (name: string, sent: { body?: Json; params?: Json } = {}) =>
    ask({ name, about: "by a customer", as: "customer", ...sent, expects: 200 });
  await good("getProfile");
  await changeRecipients(good);
  const choice = valueAt(await good("getNotificationChoices"), "choices.0") as Json | undefined;
  if (choice) await good("chooseNotifications", { body: choice });
  await good("typeInChat", { body: {} });
  await good("readChat", { body: { seq: 0 } });
  if (!product["id"]) return { pack: {} };
  await changeFavourites(good, product["id"]);
  return changeCart(good, product);
}

type Good = (name: string, sent?: { body?: Json; params?: Json }) => Promise<Json>;

/** A list is made of what is in the cart. */
async function changeLists(good: Good): Promise<void> {
  const { id } = await good("saveList", { body: { name: `Перевірка ${randomUUID().slice(0, 8)}` } });
  if (id === undefined) return;
  await good("renameList", { body: { id, name: `Перевірка ${randomUUID().slice(0, 8)}` } });
  const { token } = await good("shareList", { body: { id, shared: true } });
  await good("getSharedList", { params: { token } });
  await good("shareList", { body: { id, shared: false } });
  await good("getSavedList", { params: { id } });
  await good("removeList", { params: { id } });
}

async function changeRecipients(good: Good): Promise<void> {
  const { id } = await good("addRecipient", { body: person });
  if (id === undefined) return;
  await good("changeRecipient", { body: { id, ...person, surname: "Перевірена" } });
  await good("removeRecipient", { params: { id } });
  await good("getRecipients");
}

async function changeFavourites(good: Good, productId: unknown): Promise<void> {
  const before = (await good("getFavorites")) as unknown as Json[];
  if (!Array.isArray(before) || before.some(({ id }) => id === productId)) return;
  await good("addFavorite", { body: { product_id: productId } });
  await good("removeFavorite", { params: { product_id: productId } });
}

/** Only where nothing is in the account's cart; answers the cart that is left for an order. */
async function changeCart(good: Good, product: Json): Promise<{ orderId?: string; pack: Json }> {
  const { counter } = await good("getCart");
  const variations = (product["productVariations"] ?? []) as Json[];
  const variation = variations.find(({ stock }) => Number(stock) > 0);
  if (counter !== 0 || !variation) return { pack: {} };
  const wanted = { productId: product["id"], variationId: variation["id"] };
  const { orderId } = await good("basketAddProduct", { body: { ...wanted, productAdd: true } });
  if (typeof orderId !== "string") return { pack: wanted };
  await changeLists(good);
  await good("orderValidation", { body: { orderId } });
  const settlement = valueAt(await good("getSettlements", { params: { search: "Київ" } }), "0.id");
  const department = valueAt(await good("getDepartments", { params: { settlement } }), "0.id");
  if (department) await good("deliveryEstimate", { params: { orderId, settlement, department } });
  return { orderId, pack: wanted };
}

/** The pack is given back. */
export const emptyCart = ({ ask }: Talk, orderId: string): Promise<Json> =>
  ask({ name: "deleteCart", about: "by a customer", as: "customer", body: { orderId }, expects: 200 });

/** More than any smallest sum of an order asks for. */
const MOST_PACKS = 30;

/** One real order on receipt of as few packs as the shop sends, sent twice under one key and cancelled at once. */
export async function askForOrder({ ask }: Talk, { orderId, pack }: { orderId: string; pack: Json }): Promise<string> {
  const by = { as: "customer", about: "a real order" } as const;
  const validate = () => ask({ name: "orderValidation", ...by, body: { orderId, payment: "cod" }, expects: 200 });
  let valid = await validate();
  for (let packs = 1; packs < MOST_PACKS && isTooSmall(valid); packs += 1) {
    const { result } = await ask({ name: "basketAddProduct", ...by, body: { ...pack, productAdd: true, orderId }, expects: 200 });
    if (result !== true) break;
    valid = await validate();
  }
  if (valid["result"] !== true)
    return `no order was placed: ${((valid["causes"] ?? []) as Json[]).map(({ message }) => message).join("; ")}`;
  const settlement = valueAt(await ask({ name: "getSettlements", ...by, params: { search: "Київ" }, expects: 200 }), "0.id");
  const department = valueAt(await ask({ name: "getDepartments", ...by, params: { settlement, kind: "branch" }, expects: 200 }), "0.id");
  const body = {
    orderId,
    recipient: { ...person },
    delivery: { carrier: "nova-poshta", settlement, department },
    payment: "cod",
    comment: "Перевірка API, буде скасовано",
    expectedToPayKopiykas: valueAt(valid, "bill.toPayKopiykas"),
  };
  const headers = { "Idempotency-Key": randomUUID() };
  const { number } = await ask({ name: "placeOrder", ...by, body, headers, expects: 200 });
  if (typeof number !== "number") return "no order was placed: see the row of placeOrder";
  const again = await ask({ name: "placeOrder", ...by, about: "the same key again", body, headers, expects: 200 });
  await ask({ name: "getOrder", ...by, params: { number }, expects: 200 });
  await ask({ name: "cancelOrder", ...by, body: { number }, expects: 200 });
  return again["number"] === number
    ? `order ${number} was placed once and cancelled`
    : `the same key placed ${number} and ${String(again["number"])}`;
}

const isTooSmall = ({ causes }: Json): boolean =>
  ((causes ?? []) as Json[]).some(({ cause }) => cause === "below_min_order" || cause === "below_min_amount");
