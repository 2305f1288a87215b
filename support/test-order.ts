import { randomUUID } from "node:crypto";
import { demoDepartments } from "../db/seed/delivery/departments.ts";
import { addPack, viewCart } from "../features/cart/cart.server.ts";
import { placeOrder } from "../features/orders/orders.server.ts";
import type { Customer } from "../features/shop.ts";
import { fromHryvnias } from "../platform/money/money.ts";
import { addTestGoods, type TestGoods } from "./test-goods.ts";
import { orderRow } from "./test-orders.ts";
import { addTestCustomer, testVisit, type TestShop } from "./test-shop.ts";

const branch = demoDepartments.find((one) => one.carrier === "nova-poshta" && one.kind === "branch");
if (!branch) throw new Error("the demo directory has no branch");

/** A destination of the demo directory. */
export const testDelivery = { carrier: "nova-poshta" as const, settlement: branch.settlementId, department: branch.id };

/** The form a customer's checkout sends: their cart, this sum, the first branch of the demo directory. */
export async function testOrderForm(shop: TestShop, customer: Customer) {
  const { orderId, price } = await viewCart(testVisit(shop, { customer }));
  return {
    orderId: orderId ?? randomUUID(),
    recipient: { name: "Олена", surname: "Коваль", patronymic: "", phone: "+380671234567" },
    delivery: testDelivery,
    payment: "cod" as const,
    comment: "",
    useBonuses: false,
    useBalance: false,
    first: "bonuses" as const,
    expectedToPayKopiykas: fromHryvnias(price),
  };
}

/** A customer's cart with a pack of each of these goods, or of one new product. */
export async function fillTestCart(shop: TestShop, customer: Customer, goods?: readonly TestGoods[]): Promise<readonly TestGoods[]> {
  const wanted = goods ?? [await addTestGoods(shop)];
  for (const one of wanted) {
    const outcome = await addPack(testVisit(shop, { customer }), one);
    if (outcome !== "added") throw new Error(`the test cart was ${outcome}`);
  }
  return wanted;
}

/** Somebody new orders these goods, or one new product; `more` stands over what the checkout would send. */
export async function buyAsNew(shop: TestShop, { goods, more = {} }: { goods?: readonly TestGoods[] | undefined; more?: object } = {}) {
  const customer = await addTestCustomer(shop);
  const bought = await fillTestCart(shop, customer, goods);
  const form = await testOrderForm(shop, customer);
  const placed = await placeOrder(testVisit(shop, { customer }), { ...form, ...more }, randomUUID());
  if (!placed.placed) throw new Error("the order was not placed");
  const { number } = placed.numbers;
  return { customer, number, goods: bought, id: (await orderRow(shop, number)).id };
}
