import { receiptsMessages } from "../../../../features/receipts/receipts.messages.ts";
import type { ReceiptView } from "../../../../features/receipts/receipts.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { useWords } from "../../../../client/locale/locale.ts";

export function OrderReceipts({ receipts }: { receipts: readonly ReceiptView[] }) {
  const words = useWords(receiptsMessages);
  if (receipts.length === 0) return null;
  return (
    <section className="print:hidden" aria-labelledby="order-receipts">
      <h2 id="order-receipts" className="display-s mt-8 mb-2">
        {words["receipts.title"]}
      </h2>
      <ul className="space-y-2">
        {receipts.map((receipt) => (
          <li key={receipt.id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {words[`receipts.${receipt.kind}`]}
              {" · "}
              <span className="whitespace-nowrap">{formatMoney(receipt.amountKopiykas)}</span>
              {receipt.at !== null && ` · ${formatMoment(new Date(receipt.at))}`}
            </span>
            {receipt.isMade ? (
              <a
                href={receipt.link || `/api/get-receipt.txt?id=${receipt.id}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center text-beet-600 underline"
              >
                {words["receipts.open"](receipt.fiscalCode)}
              </a>
            ) : (
              <span className="body-s text-ink-500">{words["receipts.soon"]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
