import { stockWords } from "../../../../features/catalogue/catalogue.rules.ts";
import { stockText, type MadeToOrder } from "../../../../features/catalogue/words/stock-text.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useLocale } from "../../../../client/locale/locale.ts";

export function StockLine({ stock, pack, goods }: { stock: number; pack: number; goods: MadeToOrder }) {
  const locale = useLocale();
  const kind = stockWords(stock, pack);
  const isShort = kind === "none" || kind === "less-than-pack";
  return (
    <p className={classNames("body-s mt-4 font-medium", isShort ? "text-poppy-700" : "text-dill-700")}>
      {stockText({ ...goods, stock, pack }, locale)}
    </p>
  );
}
