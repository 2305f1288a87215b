import { branchesMessages } from "../../../../features/delivery/branches.messages.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { findPrices } from "../../checkout/delivery/find-places.ts";
import { AskAgain } from "../ask-again.tsx";
import { useAsked } from "../use-asked.ts";

export function TownPrices({ carrier, settlement }: { carrier: string; settlement: string }) {
  const words = useWords(branchesMessages);
  const { answer, hasFailed, isAsking, again } = useAsked(settlement, (signal) => findPrices({ carrier, settlement }, signal));
  const isUnknown = answer?.prices.length === 0;
  return (
    <section aria-label={words["prices.title"]} className="mt-4 min-h-30 rounded-card bg-surface-1 p-4">
      <p className="label">{words["prices.title"]}</p>
      <p role="status" className="body-s text-ink-500 empty:hidden">
        {isAsking ? words["prices.asking"] : isUnknown && words["prices.unknown"]}
      </p>
      {hasFailed && <AskAgain text={words["branches.failed"]} button={words["branches.again"]} onAgain={again} />}
      {answer && !isUnknown && (
        <>
          <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            {answer.prices.map(({ kilograms, kopiykas }) => (
              <div key={kilograms}>
                <dt className="caption text-ink-500">{words["branches.upTo"](kilograms)}</dt>
                <dd className="price-m">{formatMoney(kopiykas)}</dd>
              </div>
            ))}
          </dl>
          <p className="body-s mt-2 text-ink-500">{words["prices.note"](formatMoney(answer.worthKopiykas))}</p>
        </>
      )}
    </section>
  );
}
