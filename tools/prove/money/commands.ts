import { sql } from "kysely";
import { generate } from "otplib";
import { correctBalance, forgiveDebt } from "../../../features/balance/staff-money.contract.ts";
import { staffMoneyApi, viewBalance, viewDebts } from "../../../features/balance/balance.server.ts";
import { addPack } from "../../../features/cart/cart.server.ts";
import { grantCustomerBonuses } from "../../../features/loyalty/staff-bonuses.contract.ts";
import { askToEndBonuses, staffBonusesApi, viewBonuses } from "../../../features/loyalty/loyalty.server.ts";
import { payDebts, startPayment as startPaymentCall } from "../../../features/orders/payments/order-payments.contract.ts";
import type { OrderStatus } from "../../../features/orders/orders.contract.ts";
import { changeOrderStatus } from "../../../features/orders/staff-orders.contract.ts";
import { refundOrder } from "../../../features/orders/payments/staff-payments.contract.ts";
import {
  askForPolls,
  askForReconciliations,
  askToEndUnpaidOrders,
  cancelOrder,
  orderPaymentsApi,
  placeOrder,
  staffOrdersApi,
  staffPaymentsApi,
  takeCallback,
  toPayOf,
  viewOrder,
} from "../../../features/orders/orders.server.ts";
import { askForRefunds } from "../../../features/payments/payments.server.ts";
import type { Customer, StaffMember } from "../../../features/shop.ts";
import { requireFreshSecondFactor } from "../../../features/staff/staff.server.ts";
import { brokenInvariants } from "../../../processes/watching/invariants.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import type { Id } from "../../../platform/ids.ts";
import { runDue } from "../../../support/run-jobs.ts";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { testDelivery, testOrderForm } from "../../../support/test-order.ts";
import type { TestGoods } from "../../../support/test-goods.ts";
import { testVisit, type TestShop } from "../../../support/test-shop.ts";

export type RefundTo = "card" | "balance";
type Keyed = { customer: Customer; key: string };
type Placing = Keyed & {
  orderId: string;
  payment: string;
  useBonuses: boolean;
  useBalance: boolean;
  first: "bonuses" | "balance";
  toPay: number;
};

/** Commands of a shop's process; each may be sent again after its answer was lost, and happens once. */
export function commandsOf(shop: TestShop, { staff, secret }: { staff: StaffMember; secret: string }) {
  const by = (customer: Customer) => testVisit(shop, { customer });
  const keyed = ({ customer, key }: Keyed) => ({ ...by(customer), headers: new Headers({ "idempotency-key": key }) });
  const byStaff = (key = "") => ({ ...testVisit(shop, { staff }), headers: new Headers({ "idempotency-key": key }) });
  return {
    /** Packs that are not in the cart yet; answers the cart's id. */
    async fill({ customer, goods }: { customer: Customer; goods: readonly TestGoods[] }): Promise<string> {
      const there = await shop.db.read
        .selectFrom("cart_line")
        .innerJoin("cart", "cart.id", "cart_line.cart_id")
        .select("variation_id")
        .where("cart.account_id", "=", customer.id)
        .where("cart.state", "=", "open")
        .execute();
      for (const one of goods) {
        if (there.some((line) => line.variation_id === one.variationId)) continue;
        const outcome = await addPack(by(customer), one);
        if (outcome !== "added") throw new Error(`the cart was ${outcome}`);
      }
      return (await testOrderForm(shop, customer)).orderId;
    },
    async place({ orderId, payment, toPay, ...placing }: Placing): Promise<number> {
      const { useBonuses, useBalance, first } = placing;
      const recipient = { name: "Олена", surname: "Коваль", patronymic: "", phone: "+380671234567" };
      const form = { orderId, recipient, delivery: testDelivery, payment, comment: "", useBonuses, useBalance, first };
      const placed = await placeOrder(keyed(placing), { ...form, expectedToPayKopiykas: kopiykas(toPay) }, placing.key);
      if (!placed.placed) throw new Error(`not placed: ${JSON.stringify(placed.causes)}, expected to pay ${toPay}`);
      return placed.numbers.number;
    },
    start: async ({ number, ...who }: Keyed & { number: number }) =>
      (await callEndpoint(orderPaymentsApi, startPaymentCall, keyed(who), { number })).body,
    payDebts: async ({ payment, ...who }: Keyed & { payment: string }) =>
      (await callEndpoint(orderPaymentsApi, payDebts, keyed(who), { payment })).body,
    cancel: ({ customer, number, to }: { customer: Customer; number: number; to: RefundTo }) => cancelOrder(by(customer), number, to),
    callback: ({ provider, headers, body }: { provider: string; headers: Record<string, string>; body: string }) =>
      takeCallback(shop, provider, { headers: new Headers(headers), body: Buffer.from(body) }),
    poll: () => runDue(shop, askForPolls),
    askRefunds: () => runDue(shop, askForRefunds),
    reconcile: () => runDue(shop, askForReconciliations),
    async endWhatIsOver(): Promise<void> {
      await askToEndUnpaidOrders(shop);
      await runDue(shop, askToEndBonuses);
    },
    /** The jobs that a killed process held, or that failed while the database was away, as if their time had come. */
    async takeJobsBack(): Promise<void> {
      await sql`update pgboss.job_common set state = 'retry', started_on = null, start_after = now() where state in ('active', 'retry')`.execute(
        shop.db.read,
      );
    },
    async freshen(): Promise<void> {
      const epoch = Math.floor(shop.clock.now().getTime() / 1_000);
      await requireFreshSecondFactor(byStaff(), await generate({ secret, epoch }));
    },
    async move({ number, status }: { number: number; status: OrderStatus }): Promise<void> {
      const order = await shop.db.read
        .selectFrom("placed_order")
        .select(["version", "status"])
        .where("number", "=", number)
        .executeTakeFirstOrThrow();
      if (order.status === status) return;
      const wanted = { id: number, status, version: order.version, parcelNumber: "20400000000001", note: "" };
      await callEndpoint(staffOrdersApi, changeOrderStatus, byStaff(), wanted);
    },
    async refund({ key, ...wanted }: { key: string; id: number; amount: number; to: RefundTo }): Promise<void> {
      const { id, to, amount } = wanted;
      await callEndpoint(staffPaymentsApi, refundOrder, byStaff(key), { id, to, amountKopiykas: kopiykas(amount), note: "Брак" });
    },
    async grant({ id, amount, key }: { id: Id<"account">; amount: number; key: string }): Promise<void> {
      await callEndpoint(staffBonusesApi, grantCustomerBonuses, byStaff(), { id, kopiykas: amount, note: "Подяка", key });
    },
    async correct({ id, amount, key }: { id: Id<"account">; amount: number; key: string }): Promise<void> {
      await callEndpoint(staffMoneyApi, correctBalance, byStaff(), { id, kopiykas: amount, note: "Виправлення", key });
    },
    async forgive({ customer, order }: { customer: Customer; order: number }): Promise<void> {
      const { debts } = await viewDebts(by(customer), { page: 1 });
      const debt = debts.find(({ orderNumber }) => orderNumber === order);
      if (debt) await callEndpoint(staffMoneyApi, forgiveDebt, byStaff(), { id: debt.id, note: "Пробачено" });
    },
    async figures({ customer }: { customer: Customer }) {
      const visit = by(customer);
      const [balance, bonuses, debts, toPay] = await Promise.all([
        viewBalance(visit, { page: 1 }),
        viewBonuses(visit, { page: 1 }),
        viewDebts(visit, { page: 1 }),
        toPayOf(visit),
      ]);
      return { balance: balance.totalKopiykas, points: bonuses.sumKopiykas, debts: debts.sumKopiykas, toPay };
    },
    async order({ customer, number }: { customer: Customer; number: number }) {
      const { status, paid, toPay, lines, bill } = await viewOrder(by(customer), { number });
      const sumOf = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
      return {
        status,
        paid,
        toPay: Math.round(toPay * 100),
        goods: Math.round(sumOf(lines.map(({ sum }) => sum * 100))),
        lines: lines.length,
        billLines: sumOf(bill.lines.map((line) => line.kopiykas)),
      };
    },
    faults: () => brokenInvariants(shop),
  };
}
export type Commands = ReturnType<typeof commandsOf>;
