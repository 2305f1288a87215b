import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { formatParcelNumber } from "../../../../platform/parcel-number.ts";
import { formatPhone } from "../../../../platform/phone.ts";

/** `steps`: new ones by their place in the history; `facts`: changed values by the keys of their names. */
export type OrderChanges = { steps: number[]; facts: { name: string; text: string }[] };

/** Changes by somebody else to an order between two readings. Money is formatted. */
export function changesOfOrder(before: StaffOrderView, now: StaffOrderView): OrderChanges {
  const steps = now.history.flatMap((_, at) => (at < before.history.length ? [] : [at]));
  const facts = factsOf(now).filter(({ text }, at) => text !== factsOf(before)[at]?.text);
  return { steps, facts };
}

const factsOf = ({ recipient, phone, settlement, department, parcelNumber, toPayKopiykas, lines, goesWith }: StaffOrderView) => [
  { name: "order.recipient", text: `${recipient}, ${formatPhone(phone)}` },
  { name: "order.delivery", text: `${settlement}, ${department}` },
  { name: "order.parcel", text: formatParcelNumber(parcelNumber) },
  { name: "shortage.title", text: lines.flatMap(missingOf).join("; ") },
  { name: "order.total", text: formatMoney(toPayKopiykas) },
  { name: "order.sameParcel", text: goesWith === null ? "" : `№\u00a0${goesWith}` },
];

const missingOf = ({ article, colour, size, missing }: StaffOrderView["lines"][number]): string[] =>
  missing > 0 ? [`${[article, colour, size].filter(Boolean).join(" · ")} × ${missing}`] : [];
