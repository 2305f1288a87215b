import { expect } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { readSettings, writeSettings } from "../../features/settings/settings.server.ts";
import type { Customer, StaffMember, Visit } from "../../features/shop.ts";
import { kopiykas } from "../../platform/money/money.ts";
import { addRichCustomer, takeTestCards } from "../../support/test-card-order.ts";
import { TEST_CARDS, type TestCards } from "../../support/stand-ins/test-cards.ts";
import { addTestGoods, type TestGoods } from "../../support/test-goods.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { addTestPromo } from "../../support/test-promo.ts";
import { addFirstOwner } from "../../support/test-staff.ts";

/** Where a walk takes what is left to chance from. */
export type Chance = {
  /** A whole number from 0, below `count`. */
  below(count: number): number;
  of<One>(all: readonly One[]): One | undefined;
  /** True so often, in percent. */
  happens(percent: number): boolean;
};

export type WalkedShop = { shop: TestShop; cards: TestCards; staff: StaffMember; close: () => Promise<void> };
export type Walk = WalkedShop & {
  chance: Chance;
  customers: readonly Customer[];
  goods: readonly TestGoods[];
  promoCodes: readonly string[];
  references: string[];
};

/** A shop that takes payment on receipt and by one card vendor in memory. */
export async function openWalkedShop(): Promise<WalkedShop> {
  const shop = await openTestShop();
  const cards = await takeTestCards(shop);
  shop.integrations.payments = shop.integrations.payments.filter(({ code }) => code === "cod" || code === TEST_CARDS);
  const { staff } = await addFirstOwner(shop);
  return { shop, cards, staff, close: shop.close };
}

/** Summer time ends and begins, months and a year end; UTC. */
const beginnings = ["2026-10-24T20:58:00Z", "2026-11-30T21:58:30Z", "2026-12-31T21:59:50Z", "2027-03-27T23:30:00Z", "2027-05-12T08:00:00Z"];
/** Kopiykas and packs that do not divide well. */
const kinds = [
  { price: 3_333 },
  { price: 9_999, pack: 3 },
  { price: 101 },
  { price: 7 },
  { price: 5_050, suborder: true },
  { price: 20_000, pack: 2, suborder: true },
];

/** Two new customers with points and a balance, goods of both kinds, promo codes, and fees and prepayments as chance has them. */
export async function beginWalk(of: WalkedShop, chance: Chance): Promise<Walk> {
  const { shop } = of;
  shop.clock.set(chance.of(beginnings) ?? "");
  const customers = [
    await addRichCustomer(shop, { bonuses: 1 + chance.below(15_000), balance: chance.below(20_000) }),
    await addRichCustomer(shop, { bonuses: chance.below(40_000) }),
  ];
  const goods = [];
  for (const kind of kinds) goods.push(await addTestGoods(shop, { ...kind, stock: 90 }));
  const [reduced, ofCategory] = [goods[0]!, goods[1]!];
  await shop.db.write((tx) =>
    tx
      .updateTable("variation")
      .set({ old_price: kopiykas(4_000) })
      .where("id", "=", reduced.variationId)
      .execute(),
  );
  await openCatalogueModel(shop);
  const { id_1c: category } = await shop.db.read
    .selectFrom("category")
    .select("id_1c")
    .where("id", "=", ofCategory.categoryId)
    .executeTakeFirstOrThrow();
  const promoCodes = [];
  for (const terms of [
    { percent: 1 + chance.below(90), uses: 2, usesEach: null },
    { amountHryvnias: chance.of([1, 7, 333, 1_000_000]) ?? 1, uses: 1 + chance.below(4), usesEach: null },
    { percent: 33, notReduced: true, usesEach: null },
    { amountHryvnias: 13, categories: [category], usesEach: 2 },
    { percent: 50, smallestHryvnias: 100, firstOrder: true },
  ])
    promoCodes.push((await addTestPromo(shop, of.staff, terms)).code);
  await setTerms(shop, {
    cod_prepayment_percent: chance.of([0, 0, 33, 100]) ?? 0,
    cod_fee_percent: chance.of([0, 2, 7.5]) ?? 0,
    cod_fee_fixed: chance.of([0, 20]) ?? 0,
  });
  return { ...of, chance, customers, goods, promoCodes, references: [] };
}

/** Until every reader has them. */
export async function setTerms(shop: TestShop, terms: Partial<Awaited<ReturnType<typeof readSettings>>>): Promise<void> {
  await writeSettings(shop, terms);
  await expect.poll(() => readSettings(shop)).toMatchObject(terms);
}

/** Staff who have just shown their second factor. */
export async function staffVisit({ shop, staff }: WalkedShop): Promise<Visit> {
  await shop.db.read.updateTable("staff_session").set({ second_factor_at: shop.clock.now() }).execute();
  return testVisit(shop, { staff });
}

export const ordersOf = ({ db }: TestShop, { id }: Customer) =>
  db.read.selectFrom("placed_order").selectAll().where("account_id", "=", id).orderBy("number").execute();

/** Somebody's order in one of these states. */
export async function someOrder({ shop, chance, customers }: Walk, statuses?: readonly string[]) {
  const customer = chance.of(customers);
  const order = customer && chance.of((await ordersOf(shop, customer)).filter(({ status }) => statuses?.includes(status) ?? true));
  return order && { customer, order, number: order.number };
}
