import { madeToOrderText } from "../../../../features/catalogue/words/stock-text.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { sumStands } from "../../../../features/orders/orders.rules.ts";
import { formatHryvnias, formatMoney } from "../../../../platform/money/money.ts";
import { formatParcelNumber } from "../../../../platform/parcel-number.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { formatDay } from "../../../../platform/time/time.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { GaveBackRows } from "../../payment/gave-back-rows.tsx";
import { PrepaymentRows } from "../../payment/prepayment-rows.tsx";
import { orderPrintMessages } from "./order-print.messages.ts";
import { PaperHead } from "./paper-head.tsx";

const cell = "border-b border-line px-1.5 py-1 align-top";
const figure = `${cell} tnum text-right whitespace-nowrap`;

/** The order on A4 paper; never on a screen. */
export function OrderPrint({ order, hasPhotos }: { order: OrderView; hasPhotos: boolean }) {
  const words = useWords(ordersMessages);
  const print = useWords(orderPrintMessages);
  const locale = useLocale();
  return (
    <div className="numbered-pages hidden text-[10pt]/[13pt] print:block">
      <PaperHead />
      <p className="title">
        {words["orders.number"](order.number)} {words["orders.from"]} {formatDay(new Date(order.placedAt))} · {order.statusName}
      </p>
      <dl className="my-3 grid grid-cols-2 gap-x-8 gap-y-1">
        <Fact name={words["checkout.recipient"]} text={`${order.recipient.fullName}, ${formatPhone(order.recipient.phone)}`} />
        <Fact
          name={words["checkout.delivery"]}
          text={`${order.delivery.name}: ${order.delivery.settlement}, ${order.delivery.department}`}
        />
        <Fact name={words["checkout.payment"]} text={order.paymentName} />
        {order.parcelNumber && <Fact name={words["orders.parcel"]} text={formatParcelNumber(order.parcelNumber)} />}
        {order.shipsBy !== null && <Fact name={words["orders.sending"]} text={madeToOrderText(order, locale)} />}
        {order.comment && <Fact name={words["checkout.comment"]} text={order.comment} />}
      </dl>
      <table className="w-full border-collapse text-[9pt]/[12pt]">
        <thead>
          <tr className="border-b-2 border-ink-900 text-left">
            <th className={cell}>{print.row}</th>
            {hasPhotos && <th className={cell}>{print.photo}</th>}
            <th className={cell}>{print.article}</th>
            <th className={cell}>{print.goods}</th>
            <th className={figure}>{print.pack}</th>
            <th className={figure}>{print.pieces}</th>
            <th className={figure}>{print.price}</th>
            <th className={figure}>{print.sum}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines
            .filter(({ quantity }) => quantity > 0)
            .map((line, at) => (
              <tr key={`${line.productId}${line.variant}`} className="break-inside-avoid">
                <td className={cell}>{at + 1}</td>
                {hasPhotos && (
                  <td className={cell}>
                    <Picture src={line.image} tint={line.tint} alt="" sizes="18mm" eager isSecond className="w-[18mm]" />
                  </td>
                )}
                <td className={`${cell} whitespace-nowrap`}>{line.article}</td>
                <td className={cell}>{[line.name, line.variant].filter(Boolean).join(", ")}</td>
                <td className={figure}>{line.pack}</td>
                <td className={figure}>{line.quantity}</td>
                <td className={figure}>{withoutCurrency(line.price)}</td>
                <td className={figure}>{withoutCurrency(line.sum)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <dl className="mt-3 ml-auto w-80 break-inside-avoid space-y-0.5">
        {order.bill.lines.map((line) => (
          <div key={line.kind} className="flex justify-between">
            <dt>{line.reason}</dt>
            <dd className="tnum">{formatMoney(line.kopiykas)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between font-semibold">
          <dt>{words[`orders.${sumStands(order)}`]}</dt>
          <dd className="tnum">{formatHryvnias(order.toPay)}</dd>
        </div>
        <PrepaymentRows prepayment={order.bill.prepayment} />
        <GaveBackRows gaveBack={order.gaveBack} />
      </dl>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-ink-500">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The column's head names the currency. */
const withoutCurrency = (amount: number): string => formatHryvnias(amount).replace(/\u00a0грн$/, "");
