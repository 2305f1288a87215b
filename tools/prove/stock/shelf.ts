import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { issueToken } from "../../../features/accounts/accounts.server.ts";
import { writeSettings } from "../../../features/settings/settings.server.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { recogniseDevice } from "../../../features/accounts/accounts.server.ts";
import type { SeededRandom } from "../../../db/seed/catalogue/seeded-random.ts";
import type { Id } from "../../../platform/ids.ts";

/** `offerId`: how 1C calls the variation. */
export type Goods = { productId: number; variationId: number; offerId: string; pack: number; stock: number };
export type Account = { id: Id<"account">; phone: string; token: string };
export type Shelf = { shop: TestShop; goods: Goods[]; accounts: Account[]; staffCookie: string };

/** As many goods as give every client something to do at once, of which the first few are wanted most. */
const GOODS = 40;
const WANTED_MOST = 6;

/** One of the goods, every third time one of the few that everybody wants. */
export const wantedOf = (random: SeededRandom, goods: readonly Goods[]): Goods =>
  random.pick(random.chance(0.33) ? goods.slice(0, WANTED_MOST) : goods);

/** An empty database filled with few pieces of goods that many want, customers with tokens, and an owner of the back office. */
export async function fillShelf({
  databaseUrl,
  customers,
  random,
}: {
  databaseUrl: string;
  customers: number;
  random: SeededRandom;
}): Promise<Shelf> {
  const shop = await openTestShop({ databaseUrl });
  shop.clock.set(new Date());
  await writeSettings(shop, { min_order: 0, basket_max_hours: 24 });
  const goods: Goods[] = [];
  for (let at = 0; at < GOODS; at += 1) {
    const [pack, packs] = [random.between(1, 3), at < WANTED_MOST ? random.between(6, 18) : random.between(30, 90)];
    const made = await addTestGoods(shop, { pack, stock: pack * packs, suborder: at % 5 === 4, idOf1c: `prove-${at}` });
    const offerId = `prove-${at}#one`;
    await shop.db.write((tx) => tx.updateTable("variation").set({ id_1c: offerId }).where("id", "=", made.variationId).execute());
    goods.push({ productId: made.productId, variationId: made.variationId, offerId, pack, stock: pack * packs });
  }
  const accounts: Account[] = [];
  for (let at = 0; at < customers; at += 1) accounts.push(await openAccount(shop, at));
  return { shop, goods, accounts, staffCookie: (await addFirstOwner(shop)).cookie };
}

async function openAccount(shop: TestShop, at: number): Promise<Account> {
  const { id, phone } = await addTestCustomer(shop, `38067${String(1_000_000 + at)}`);
  await shop.db.write((tx) =>
    tx
      .updateTable("account")
      .set({ email: `prove${at}@mail.ua` })
      .where("id", "=", id)
      .execute(),
  );
  return { id, phone, token: await newToken(shop, id) };
}

/** A token as a sign-in gives it; the database may be away for a moment. */
export async function newToken(shop: TestShop, accountId: Id<"account">): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await shop.db.write(async (tx) => {
        const now = new Date();
        const device = { accountId, credential: undefined, userAgent: `prove ${randomUUID()}`, now };
        const { deviceId } = await recogniseDevice(tx, device);
        return issueToken(tx, { accountId, deviceId, proof: "sms", now });
      });
    } catch (error) {
      if (tries >= 60) throw error;
      await pause(250);
    }
  }
}
