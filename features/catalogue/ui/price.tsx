import { useWords } from "../../../client/locale/locale.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { cardMessages } from "../card.messages.ts";

/** `isFrom`: the least of several; screen readers hear which price is the old one. */
export function Price({
  price,
  oldPrice,
  large = false,
  isFrom = false,
}: {
  price: number;
  oldPrice: number | null;
  large?: boolean;
  isFrom?: boolean;
}) {
  const words = useWords(cardMessages);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <b className={large ? "price-l" : "price-m"}>{isFrom ? `${words["price.from"]} ${formatHryvnias(price)}` : formatHryvnias(price)}</b>
      {oldPrice !== null && (
        <s className="body-s text-ink-500">
          <span className="sr-only">{words["product.oldPrice"]}: </span>
          {formatHryvnias(oldPrice)}
        </s>
      )}
    </span>
  );
}

export const discountText = (price: number, oldPrice: number): string => `−${Math.round((1 - price / oldPrice) * 100)}%`;
