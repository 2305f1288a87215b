import type { Carrier, DeliveryKind, Wording } from "../../../integrations/carriers/carrier.ts";
import type { PaymentProvider } from "../../../integrations/payments/payment-provider.ts";
import { fromHryvnias } from "../../../platform/money/money.ts";
import { noFee, type Fee } from "../../cart/bill.rules.ts";

export type Registered = { carriers: readonly Carrier[]; payments: readonly PaymentProvider[] };
export type Choice = { carrier: Carrier; kind: DeliveryKind; payment: PaymentProvider };
/** A code left out stands for the first one offered. */
export type ChoiceCodes = { carrier?: string | undefined; kind?: string | undefined; payment?: string | undefined };

const FIRST_FREE = "first_free";

/** The carriers and payments switched on; none paid on receipt for `cardOnly`. A carrier not `loaded` is left out while another can be chosen. */
export function offersOf(
  { carriers, payments }: Registered,
  { on, loaded, cardOnly }: { on: ReadonlySet<string>; loaded: ReadonlySet<string>; cardOnly: boolean },
) {
  const switchedOn = carriers.flatMap((carrier) =>
    carrier.kinds.filter(({ service }) => on.has(service)).map((kind) => ({ carrier, kind })),
  );
  const placed = switchedOn.filter(({ carrier }) => loaded.has(carrier.code));
  return {
    deliveries: placed.length > 0 ? placed : switchedOn,
    payments: payments.filter(({ service, paid }) => on.has(service) && !(cardOnly && paid === "on_receipt")),
  };
}

/** The choice these codes mean, or the fields with unknown codes; the first registered where nothing is offered. */
export function choiceOf(
  registered: Registered,
  codes: ChoiceCodes,
  offered: ReturnType<typeof offersOf>,
): Choice | { unknown: ("delivery.carrier" | "delivery.kind" | "payment")[] } {
  const [first] = offered.deliveries;
  const carrier = codes.carrier === undefined ? (first?.carrier ?? registered.carriers[0]) : byCode(registered.carriers, codes.carrier);
  const kind = carrier && (codes.kind === undefined ? kindOf(carrier, offered) : byCode(carrier.kinds, codes.kind));
  const payment =
    codes.payment === undefined ? (offered.payments[0] ?? registered.payments[0]) : byCode(registered.payments, codes.payment);
  if (carrier && kind && payment) return { carrier, kind, payment };
  return {
    unknown: [
      ...(carrier ? [] : (["delivery.carrier"] as const)),
      ...(carrier && !kind ? (["delivery.kind"] as const) : []),
      ...(payment ? [] : (["payment"] as const)),
    ],
  };
}

const byCode = <One extends { code: string }>(all: readonly One[], code: string): One | undefined => all.find((one) => one.code === code);

const kindOf = (carrier: Carrier, { deliveries }: ReturnType<typeof offersOf>): DeliveryKind =>
  deliveries.find((one) => one.carrier === carrier)?.kind ?? carrier.kinds[0];

export const feeFor = (
  payment: Pick<PaymentProvider, "paid"> | undefined,
  settings: { cod_fee_percent: number; cod_fee_fixed: number },
): Fee =>
  payment?.paid === "on_receipt" ? { percent: settings.cod_fee_percent, fixedKopiykas: fromHryvnias(settings.cod_fee_fixed) } : noFee;

export const prepaidPercentFor = (
  payment: Pick<PaymentProvider, "paid">,
  { payments, on }: { payments: readonly PaymentProvider[]; on: ReadonlySet<string> },
  settings: { cod_prepayment_percent: number },
): number => (payment.paid === "on_receipt" && cardFor({ payments, on }) ? settings.cod_prepayment_percent : 0);

/** The way by card that takes a prepayment: the first one offered. */
export const cardFor = ({
  payments,
  on,
}: {
  payments: readonly PaymentProvider[];
  on?: ReadonlySet<string>;
}): PaymentProvider | undefined => payments.find(({ cards, service }) => cards !== undefined && (on?.has(service) ?? true));

export const paidOnReceipt = ({ payments }: Pick<Registered, "payments">): string[] =>
  payments.filter(({ paid }) => paid === "on_receipt").map(({ code }) => code);

/** The first order ships free by a carrier that allows it, while that is switched on (specification §1, decisions.md §6). */
export const isDeliveryFree = ({
  carrier,
  ordersBefore,
  on,
}: {
  carrier: Pick<Carrier, "shipsFirstOrderFree">;
  ordersBefore: number;
  on: ReadonlySet<string>;
}): boolean => carrier.shipsFirstOrderFree && ordersBefore === 0 && on.has(FIRST_FREE);

export const nameOf = (all: readonly { code: string; name: Wording }[], code: string): Wording =>
  byCode(all, code)?.name ?? { uk: code, ru: code };
