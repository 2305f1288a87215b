import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import type { DeliveryTerms } from "../../../../features/orders/orders.server.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { receiptSentences } from "./receipt-sentences.ts";

const cell = "block px-4 pb-3 align-top md:table-cell md:py-4";
const named = "caption block text-ink-500 md:hidden";

/** One row for each way; on a phone each row is a card that names its parts. */
export function CarrierTable({ terms: { ways, onReceipt } }: { terms: DeliveryTerms }) {
  const words = useWords(branchesMessages);
  return (
    <>
      <table className="block w-full text-left md:table">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="caption px-4 py-2 font-normal text-ink-500">
              {words["ways.way"]}
            </th>
            <th scope="col" className="caption px-4 py-2 font-normal text-ink-500">
              {words["ways.terms"]}
            </th>
            {onReceipt && (
              <th scope="col" className="caption px-4 py-2 font-normal text-ink-500">
                {words["ways.onReceipt"]}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {ways.map(({ carrier, kind, name, note, isFirstFree }) => (
            <tr
              key={`${carrier} ${kind}`}
              className="mb-3 block rounded-card border border-line max-md:pt-3 md:table-row md:border-0 md:border-b md:odd:bg-surface-1"
            >
              <th scope="row" className={`${cell} label md:w-1/4`}>
                {name}
              </th>
              <td className={`${cell} body-s`}>
                <span className={named}>{words["ways.terms"]}</span>
                {note}
                {isFirstFree && <b className="mt-1 block text-dill-700">{words["ways.firstFree"]}</b>}
              </td>
              {onReceipt && (
                <td className={`${cell} body-s md:w-1/3`}>
                  <span className={named}>{words["ways.onReceipt"]}</span>
                  {receiptSentences(onReceipt, words)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="body-s mt-3 text-ink-500">
        {words[ways.some(({ hasPlaces, hasPrices }) => hasPlaces && hasPrices) ? "ways.sumByTown" : "ways.sum"]}
      </p>
    </>
  );
}
