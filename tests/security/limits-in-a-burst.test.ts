import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockAccount } from "../../features/accounts/accounts.server.ts";
import { addMany } from "../../features/cart/cart.server.ts";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { subscribeToPush } from "../../features/notifications/push.contract.ts";
import { notificationsApi } from "../../features/notifications/notifications.server.ts";
import { addRecipient, MOST_RECIPIENTS } from "../../features/recipients/recipients.contract.ts";
import { recipientsApi } from "../../features/recipients/recipients.server.ts";
import { saveList } from "../../features/saved-lists/saved-lists.contract.ts";
import { savedListsApi } from "../../features/saved-lists/saved-lists.server.ts";
import type { Customer } from "../../features/shop.ts";
import { callEndpoint } from "../../support/call-endpoint.ts";
import { addRichCustomer } from "../../support/test-card-order.ts";
import { addTestGoods } from "../../support/test-goods.ts";
import { whileAllWait } from "../../support/test-locks.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";

const AT_ONCE = 4;
let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop({ database: "postgres" });
  shop.integrations.push = { publicKey: "key", send: async () => "sent" };
  customer = await addRichCustomer(shop);
});
afterAll(() => shop.close());

/** Calls that come to the database at one moment, and all go on at one. */
const burst = (call: (at: number) => Promise<unknown>) =>
  whileAllWait({ shop, holder: shop }, (tx) => lockAccount(tx, customer.id), {
    calls: () =>
      Array.from({ length: AT_ONCE }, (_, at) =>
        call(at).then(
          () => "kept",
          ({ status }: { status?: number }) => status,
        ),
      ),
  });
const countOf = async (table: "recipient" | "saved_list" | "push_subscription") =>
  (
    await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)} where account_id = ${customer.id}`.execute(
      shop.db.read,
    )
  ).rows[0]?.rows;

test("S33 recipients who are added at once are no more than an account has room for", async () => {
  await sql`insert into recipient (account_id, surname, name, patronymic, phone, created_at, changed_at)
    select ${customer.id}, 'Бондар', 'Ірина', '', '380501234567', now(), now() from generate_series(2, ${MOST_RECIPIENTS})`.execute(
    shop.db.read,
  );
  const person = { name: "Ірина", surname: "Бондар", phone: "+380501234567" };
  const answers = await burst(() => callEndpoint(recipientsApi, addRecipient, testVisit(shop, { customer }), person));
  expect(answers.toSorted()).toEqual([409, 409, 409, "kept"]);
  expect(await countOf("recipient")).toBe(MOST_RECIPIENTS);
});

test("S33 so are lists that are saved at once", async () => {
  const { productId, variationId } = await addTestGoods(shop, { stock: 5 });
  await openCatalogueModel(shop);
  await addMany(testVisit(shop, { customer }), [{ productId, variationId, packs: 1 }], crypto.randomUUID());
  await sql`insert into saved_list (account_id, name, created_at, changed_at)
    select ${customer.id}, 'Літо', now(), now() from generate_series(2, 50)`.execute(shop.db.read);
  const answers = await burst(() => callEndpoint(savedListsApi, saveList, testVisit(shop, { customer }), { name: "Осінь" }));
  expect(answers.toSorted()).toEqual([409, 409, 409, "kept"]);
  expect(await countOf("saved_list")).toBe(50);
});

test("S33 and browsers that are to be told: the oldest give way", async () => {
  await sql`insert into push_subscription (account_id, device_id, endpoint, p256dh, auth, locale, made_at)
    select ${customer.id}, ${customer.deviceId}, 'https://fcm.googleapis.com/fcm/send/' || n, 'key', 'auth', 'ua', ${shop.clock.now()}::timestamptz - interval '1 day'
    from generate_series(1, 20) n`.execute(shop.db.read);
  const browser = (at: number) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/new-${at}`, p256dh: "BCVxsr7N", auth: "BTBZMqHH" });
  const answers = await burst((at) => callEndpoint(notificationsApi, subscribeToPush, testVisit(shop, { customer }), browser(at)));
  expect(answers).toEqual(Array.from({ length: AT_ONCE }, () => "kept"));
  expect(await countOf("push_subscription")).toBe(20);
});
