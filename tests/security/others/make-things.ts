import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { sql } from "kysely";
import { recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import { applyPayment } from "../../../features/orders/orders.server.ts";
import type { Customer, StaffMember } from "../../../features/shop.ts";
import { changesHeard, productsChanged } from "../../../support/changes.ts";
import { openTestPayment, placeByCard, takeTestCards } from "../../../support/test-card-order.ts";
import { TEST_CARDS } from "../../../support/stand-ins/test-cards.ts";
import { fillTestCart, testOrderForm } from "../../../support/test-order.ts";
import { moveOrder } from "../../../support/test-orders.ts";
import { sendUpload } from "../../../support/send-upload.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestCustomer, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { tokenOf } from "../../../support/test-sign-in.ts";
import { placeOrder } from "../../../features/orders/orders.server.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import type { Kind } from "./named-things.ts";

/** A name nobody else has: whoever is told it was told of the owner. */
export const OWNERS_NAME = "Таємнослава";
/** The smallest PNG there is. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export type Person = { customer: Customer; token: string };
export type Thing = { owner: Person; value: string | number };
export type Things = Awaited<ReturnType<typeof openThings>>;

/** Makes things of customers, each with an owner of its own, by the shop's calls where there is one. */
export async function openThings(shop: TestShop, app: Hono, manager: StaffMember) {
  const cards = await takeTestCards(shop);
  // Ids that are no other number of an answer.
  for (const table of ["device", "fiscal_receipt", "goods_return", "notice", "recipient", "review", "saved_list"])
    await sql`alter table ${sql.table(table)} alter column id restart with 70000001`.execute(shop.db.read);
  const goods = await addTestGoods(shop, { stock: 100_000, price: 10_000, idOf1c: "verba" });
  await productsChanged(shop, [goods.productId]);
  await changesHeard(shop);

  async function someone(name = "Олена"): Promise<Person> {
    const customer = await addTestCustomer(shop);
    await shop.db.read
      .updateTable("account")
      .set({ name, surname: "Коваль", email: `o${customer.id}@mail.ua` })
      .where("id", "=", customer.id)
      .execute();
    return { customer, token: await tokenOf(shop, customer) };
  }

  async function post({ token }: Person, path: string, body: object, headers: object = {}): Promise<Record<string, unknown>> {
    const response = await app.request(path, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": randomUUID(), ...headers },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  }

  const cartOf = async ({ customer }: Person) => {
    await fillTestCart(shop, customer, [goods]);
    return (await testOrderForm(shop, customer)).orderId;
  };

  const unpaidOf = async ({ customer }: Person) => (await placeByCard(shop, customer, { goods: [goods] })).number;

  async function orderOf({ customer }: Person, packs = 1): Promise<number> {
    await fillTestCart(
      shop,
      customer,
      Array.from({ length: packs }, () => goods),
    );
    const form = await testOrderForm(shop, customer);
    const recipient = { ...form.recipient, name: OWNERS_NAME };
    const placed = await placeOrder(testVisit(shop, { customer }), { ...form, recipient }, randomUUID());
    if (!placed.placed) throw new Error("the order was not placed");
    return placed.numbers.number;
  }

  async function deliveredTo({ customer }: Person): Promise<number> {
    const { number } = await placeByCard(shop, customer, { goods: [goods] });
    await applyPayment(shop, TEST_CARDS, cards.pay(await openTestPayment(shop, customer, number)), "callback");
    await moveOrder(shop, manager, number, "packed", "shipped", "delivered");
    return number;
  }

  const photoOf = async (owner: Person, path: string) => String((await post(owner, path, { photo: onePixel }))["id"]);

  const askedBack = async (owner: Person, photos: string[] = []) => {
    const lines = [{ variationId: goods.variationId, pieces: 1 }];
    const asked = { number: await deliveredTo(owner), lines, reason: "size", comment: OWNERS_NAME, photos, refundTo: "balance" };
    return Number((await post(owner, "/api/ask-return", asked))["id"]);
  };

  async function noticeOf(owner: Person): Promise<number> {
    const number = await orderOf(owner);
    await moveOrder(shop, manager, number, "confirmed");
    const { id } = await shop.db.read
      .selectFrom("notice")
      .select("id")
      .where("account_id", "=", owner.customer.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return id;
  }

  async function receiptOf({ customer }: Person): Promise<number> {
    const at = shop.clock.now();
    const { id } = await shop.db.read
      .insertInto("fiscal_receipt")
      .values({
        account_id: customer.id,
        source: randomUUID(),
        kind: "sale",
        lines: "[]",
        payments: "[]",
        amount: kopiykas(10_000),
        state: "made",
        wanted_at: at,
        held_until: at,
        fiscal_at: at,
        text: OWNERS_NAME,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  const filmOf = async ({ customer }: Person) =>
    sendUpload(testVisit(shop, { customer }), {
      purpose: "review_film",
      name: "сукня.mov",
      bytes: await readFile("support/films/phone.mov"),
    });

  async function browserOf({ customer }: Person): Promise<string> {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    const { id } = await shop.db.read.selectFrom("device").select("id").where("account_id", "=", customer.id).executeTakeFirstOrThrow();
    const row = {
      account_id: customer.id,
      device_id: id,
      endpoint,
      p256dh: "x",
      auth: "x",
      locale: "ua" as const,
      made_at: shop.clock.now(),
    };
    await shop.db.read.insertInto("push_subscription").values(row).execute();
    return endpoint;
  }

  const made: Record<Kind, (owner: Person) => Promise<string | number>> = {
    cart: cartOf,
    "ordered cart": async (owner) => {
      const cart = await cartOf(owner);
      await orderOf(owner);
      return cart;
    },
    order: (owner) => orderOf(owner),
    "unpaid order": unpaidOf,
    "delivered order": deliveredTo,
    list: async (owner) => {
      await cartOf(owner);
      return Number((await post(owner, "/api/save-list", { name: OWNERS_NAME }))["id"]);
    },
    device: async ({ customer }) => {
      const now = shop.clock.now();
      const known = { accountId: customer.id, credential: undefined, userAgent: OWNERS_NAME, now };
      return (await shop.db.write((tx) => recogniseDevice(tx, known))).deviceId;
    },
    recipient: async (owner) => {
      const name = { name: OWNERS_NAME, surname: "Бондар", phone: "380501234567" };
      return Number((await post(owner, "/api/add-recipient", name))["id"]);
    },
    notice: noticeOf,
    browser: browserOf,
    message: async (owner) => {
      const id = randomUUID();
      await post(owner, "/api/send-chat-message", { id, text: OWNERS_NAME });
      return id;
    },
    "chat photo": (owner) => photoOf(owner, "/api/add-chat-photo"),
    return: (owner) => askedBack(owner),
    "return photo": (owner) => photoOf(owner, "/api/add-return-photo"),
    review: async (owner) => {
      await post(owner, "/api/add-review", { rating: 5, title: OWNERS_NAME, comment: "Колір як на фото" });
      const { id } = await shop.db.read
        .selectFrom("review")
        .select("id")
        .where("account_id", "=", owner.customer.id)
        .executeTakeFirstOrThrow();
      return id;
    },
    "review photo": (owner) => photoOf(owner, "/api/add-review-photo"),
    upload: async (owner) =>
      String((await post(owner, "/api/begin-upload", { purpose: "review_film", name: "сукня.mp4", size: 40 }))["id"]),
    "sent chat photo": async (owner) => {
      const photo = await photoOf(owner, "/api/add-chat-photo");
      await post(owner, "/api/send-chat-message", { id: randomUUID(), text: OWNERS_NAME, photos: [photo] });
      return photo;
    },
    "sent return photo": async (owner) => {
      const photo = await photoOf(owner, "/api/add-return-photo");
      await askedBack(owner, [photo]);
      return photo;
    },
    receipt: receiptOf,
    film: filmOf,
    "made film": async (owner) => {
      const id = await filmOf(owner);
      await post(owner, "/api/add-review-film", { id });
      return id;
    },
    "sent offer photo": async (owner) => {
      const photo = await photoOf(owner, "/api/add-offer-photo");
      await post(owner, "/api/get-offer", { name: OWNERS_NAME, phone: owner.customer.phone, wanted: "30 суконь", photos: [photo] });
      return photo;
    },
    "sent supplier's file": async (owner) => {
      const file = await sendUpload(testVisit(shop), { purpose: "supplier_file", name: "прайс.csv", bytes: Buffer.from("назва;ціна") });
      const who = { company: OWNERS_NAME, name: OWNERS_NAME, phone: owner.customer.phone };
      await post(owner, "/api/suppliers", { ...who, wanted: "Трикотаж", file });
      return file;
    },
  };

  return {
    goods,
    someone,
    post,
    cartOf,
    orderOf,
    unpaidOf,
    deliveredTo,
    photoOf,
    /** Somebody new who has such a thing. */
    async make(kind: Kind): Promise<Thing> {
      const owner = await someone(OWNERS_NAME);
      return { owner, value: await made[kind](owner) };
    },
  };
}

/** One of the kind that nobody has or ever had. */
export function missing(kind: Kind): string | number {
  if (kind === "browser") return `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const isNamedByUuid = /(?:cart|message|upload|film|photo|file)$/.test(kind);
  return isNamedByUuid ? randomUUID() : 2_000_000_000;
}
