import { catalogueMessages } from "../../../features/catalogue/catalogue.messages.ts";
import { stockWords } from "../../../features/catalogue/catalogue.rules.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../locale/locale.ts";

/** How many pieces of the chosen variation there are, in words (ux brief §8.10). */
export function StockLine({ stock, pack }: { stock: number; pack: number }) {
  const words = useWords(catalogueMessages);
  const kind = stockWords(stock, pack);
  const text = {
    many: words["product.many"],
    exact: words["product.stock"](stock),
    few: words["product.few"](stock),
    "less-than-pack": words["product.lessThanPack"],
    none: words["product.none"],
  }[kind];
  return (
    <p className={classNames("body-s mt-4 font-medium", kind === "none" || kind === "less-than-pack" ? "text-poppy-700" : "text-dill-700")}>
      {text}
    </p>
  );
}
